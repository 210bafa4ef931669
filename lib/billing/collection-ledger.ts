/** Kinds of ledger entries. A correction reverses one earlier entry. */
export const LEDGER_ENTRY_KINDS = ['collected', 'fee', 'payout', 'correction'] as const;
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];

/**
 * Accounts of a seller's ledger: cash of the couriers, what we owe the seller, our fees, and what the bank paid out.
 */
export const LEDGER_ACCOUNTS = ['cash', 'seller', 'fees', 'bank'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Double entry: moves a positive amount between two accounts. An entry is never changed or deleted. */
export interface LedgerEntry {
  kind: LedgerEntryKind;
  from: LedgerAccount;
  to: LedgerAccount;
  /** Minor units of the ledger's currency, above 0. */
  minor: number;
}

/** Entry with its position in the ledger, from 1. `corrects`: the position of the entry that it reverses. */
export interface RecordedEntry extends LedgerEntry {
  position: number;
  corrects: number | null;
}

export type NewLedgerEntry = LedgerEntry & Pick<RecordedEntry, 'corrects'>;

/**
 * Money of one parcel in minor units: the amount that the courier was given, and the fee that is taken from it. A
 * negative fee is returned to the seller.
 */
export interface ParcelMoney {
  collected: number;
  fee: number;
}

const ACCOUNTS_OF_ENTRY: Readonly<
  Record<Exclude<LedgerEntryKind, 'correction'>, readonly [LedgerAccount, LedgerAccount]>
> = {
  collected: ['cash', 'seller'],
  fee: ['seller', 'fees'],
  payout: ['seller', 'bank'],
};

/** Returns the entry of a signed amount. A negative amount exchanges the two accounts. Zero needs no entry. */
function entriesOf(kind: keyof typeof ACCOUNTS_OF_ENTRY, minor: number): NewLedgerEntry[] {
  const [from, to] = ACCOUNTS_OF_ENTRY[kind];
  if (minor === 0) return [];
  const accounts = minor > 0 ? { from, to } : { from: to, to: from };
  return [{ kind, ...accounts, minor: Math.abs(minor), corrects: null }];
}

/** Returns the entry of a parcel's part of a payout. A negative part corrects an overpayment. */
export const payoutEntries = (minor: number): NewLedgerEntry[] => entriesOf('payout', minor);

const correctionOf = ({ from, to, minor, position }: RecordedEntry): NewLedgerEntry => ({
  kind: 'correction',
  from: to,
  to: from,
  minor,
  corrects: position,
});

/** Returns what an entry adds to an account, in minor units. */
export const effectOn = (account: LedgerAccount, { from, to, minor }: LedgerEntry): number =>
  (to === account ? minor : 0) - (from === account ? minor : 0);

/** Returns the sum of entries on one account, in minor units. */
export const balanceOf = (account: LedgerAccount, entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, entry) => sum + effectOn(account, entry), 0);

/**
 * Returns the entries after which the ledger matches the money of a parcel's latest delivery scan. Entries of an
 * earlier scan get counter entries. Returns an empty list if the ledger matches already. `recorded`: all entries of the
 * parcel.
 */
export function entriesToAdd(recorded: readonly RecordedEntry[], { collected, fee }: ParcelMoney): NewLedgerEntry[] {
  const corrected = new Set(recorded.map(({ corrects }) => corrects));
  const valid = recorded.filter(
    ({ kind, position }) => (kind === 'collected' || kind === 'fee') && !corrected.has(position),
  );
  const isBalance = (kind: LedgerEntryKind, account: LedgerAccount, minor: number) =>
    balanceOf(
      account,
      valid.filter((entry) => entry.kind === kind),
    ) === minor;
  if (isBalance('collected', 'seller', collected) && isBalance('fee', 'fees', fee)) return [];
  return [...valid.map(correctionOf), ...entriesOf('collected', collected), ...entriesOf('fee', fee)];
}
