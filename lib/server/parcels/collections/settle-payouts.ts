import 'server-only';
import { payoutEntries } from '@/lib/billing/collection-ledger';
import { money } from '@/lib/billing/money';
import { MARKETS, type Country } from '@/lib/market/country';
import { formatPlainAmount } from '@/lib/i18n/format/format-money';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import type { ListProblem } from '../../platform/list-kind';
import { wakeWorkers } from '../../messaging/queue/wake';
import { lockOrdersOf, notifyOfPayout, type MadePayout } from './notify-of-payout';
import { appendLedgerEntries, lockLedgers } from './ledger-store';
import {
  listUnconfirmedParcels,
  listPayoutsForOperators,
  listPayoutsOfBank,
  releaseParcels,
  updatePayout,
  type BankLine,
  type PayoutOfAccount,
} from './payout-store';

export interface SettleOutcome {
  paid: number;
  rejected: number;
  /** Lines that an earlier import recorded. They change nothing. */
  known: number;
  problems: ListProblem[];
}

/** Returns true if an earlier import recorded this line. */
const isRecorded = (line: BankLine, payout: PayoutOfAccount) =>
  payout.state === line.state && payout.bank_reference === line.reference && payout.settled_on === line.on;

/** Returns the key of a bank reference. Each market has its own bank, so two markets may have the same reference. */
const bankReferenceKey = (country: Country, reference: string) => `${country} ${reference}`;

/** Returns why a line cannot be recorded, or null. */
function objectionTo(
  line: BankLine,
  payout: PayoutOfAccount | undefined,
  ofBank: ReadonlyMap<string, string>,
): string | null {
  if (!payout) return `there is no payout ${line.payout}`;
  const { currency } = MARKETS[payout.country_code];
  if (line.amount.currency !== currency || line.amount.minor !== payout.minor)
    return `${payout.id} is ${formatPlainAmount(money(currency, payout.minor))} ${currency}`;
  if (isRecorded(line, payout)) return null;
  if (payout.state !== 'PROPOSED') return `${payout.id} is already ${payout.state}`;
  if (payout.exported_at === null) return `${payout.id} was not exported for the bank`;
  const other = line.reference === null ? undefined : ofBank.get(bankReferenceKey(payout.country_code, line.reference));
  return other === undefined || other === payout.id ? null : `reference ${line.reference} belongs to ${other}`;
}

async function settle(
  { notifies, ...scope }: Pick<Services, 'config'> & { notifies: boolean },
  trx: Queryable,
  { line, payout, orders }: Pick<MadePayout, 'line' | 'payout' | 'orders'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const parcels = await listUnconfirmedParcels(trx, payout.id);
  const isPaid = line.state === 'PAID';
  if (isPaid) {
    const cause = `payout:${payout.id}`;
    const postings = parcels.flatMap(({ waybill_no: waybillNo, payout_minor }) =>
      payoutEntries(payout_minor).map((entry) => ({ ...entry, waybillNo, payoutId: payout.id, cause })),
    );
    await appendLedgerEntries(trx, payout.ledger_id, postings, at);
    if (notifies) await notifyOfPayout(scope, trx, { line, payout, parcels, orders }, now);
  }
  await releaseParcels(trx, payout.id, isPaid);
  await updatePayout(trx, payout.id, {
    state: line.state,
    settled_at: at,
    settled_on: line.on,
    bank_country: payout.country_code,
    bank_reference: line.reference,
    reason: line.reason,
  });
}

/** Finds payouts that the file names twice, and references that it names twice in one market. */
function findRepeats(lines: readonly BankLine[], payouts: ReadonlyMap<string, PayoutOfAccount>): ListProblem[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ payout, reference }, index) => {
    const market = payouts.get(payout)?.country_code;
    const lookups: [name: string, key: string][] = [[`payout ${payout}`, payout]];
    if (reference !== null && market) lookups.push([`reference ${reference}`, bankReferenceKey(market, reference)]);
    return lookups.flatMap(([name, key]) => {
      const before = first.get(key);
      if (before === undefined) first.set(key, index + 1);
      return before === undefined ? [] : [{ item: index + 1, message: `${name} is already item ${before}` }];
    });
  });
}

/**
 * Records what the bank did, all or nothing: with a problem nothing is stored. A payout that the bank paid moves its
 * parcels' money out of the ledger. A rejected payout leaves the money there, for a later payout. Without `notifies`,
 * nobody is notified.
 */
export async function settlePayouts(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  lines: readonly BankLine[],
  { notifies = true } = {},
): Promise<SettleOutcome> {
  const at = now();
  const outcome = await db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    const ids = lines.map(({ payout }) => payout);
    const waybills = (await Promise.all(ids.map((id) => listUnconfirmedParcels(trx, id)))).flat();
    const orders = await lockOrdersOf(
      trx,
      waybills.map(({ waybill_no }) => waybill_no),
    );
    const ledgers = (await listPayoutsForOperators(trx, { ids })).map(({ ledger_id }) => ledger_id);
    await lockLedgers(trx, ledgers);
    const payouts = new Map((await listPayoutsForOperators(trx, { ids })).map((payout) => [payout.id, payout]));
    const references = lines.flatMap(({ reference }) => reference ?? []);
    const ofBank = new Map(
      (await listPayoutsOfBank(trx, references)).map((row) => [
        bankReferenceKey(row.bank_country!, row.bank_reference!),
        row.id,
      ]),
    );
    const problems = lines.flatMap((line, index): ListProblem[] => {
      const message = objectionTo(line, payouts.get(line.payout), ofBank);
      return message === null ? [] : [{ item: index + 1, message }];
    });
    problems.push(...findRepeats(lines, payouts));
    if (problems.length > 0) return { paid: 0, rejected: 0, known: 0, problems };
    const newLines = lines.flatMap((line) => {
      const payout = payouts.get(line.payout);
      return payout && !isRecorded(line, payout) ? [{ line, payout }] : [];
    });
    for (const { line, payout } of newLines) await settle({ config, notifies }, trx, { line, payout, orders }, at);
    const paid = newLines.filter(({ line }) => line.state === 'PAID').length;
    return { paid, rejected: newLines.length - paid, known: lines.length - newLines.length, problems };
  });
  wakeWorkers(db);
  return outcome;
}
