import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  entriesToAdd,
  LEDGER_ACCOUNTS,
  payoutEntries,
  type NewLedgerEntry,
  type RecordedEntry,
} from '@/lib/billing/collection-ledger';

type Happening = { parcel: number; collected: number; fee: number } | { paysOut: true };

const amount = fc.integer({ min: 0, max: 5_000_000 });
const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        parcel: fc.integer({ min: 0, max: 4 }),
        collected: amount,
        fee: fc.integer({ min: -9000, max: 9000 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ paysOut: true as const }) },
  ),
  { maxLength: 40 },
);

interface Line extends RecordedEntry {
  parcel: number;
}

/** Records the events one after the other. Returns the ledger after each of them. */
function book(all: readonly Happening[]): Line[][] {
  let ledger: Line[] = [];
  const append = (parcel: number, entries: readonly NewLedgerEntry[]) => {
    ledger = [...ledger, ...entries.map((entry, index) => ({ ...entry, parcel, position: ledger.length + index + 1 }))];
  };
  const ofParcel = (parcel: number) => ledger.filter((line) => line.parcel === parcel);
  return all.map((happening) => {
    if ('paysOut' in happening)
      for (const parcel of new Set(ledger.map((line) => line.parcel)))
        append(parcel, payoutEntries(balanceOf('seller', ofParcel(parcel))));
    else append(happening.parcel, entriesToAdd(ofParcel(happening.parcel), happening));
    return ledger;
  });
}

/** Returns the balance computed from the events alone: the last scan of each parcel, less the payouts so far. */
function expectedBalance(all: readonly Happening[]): number {
  const last = new Map<number, number>();
  let paid = 0;
  const owed = () => [...last.values()].reduce((sum, minor) => sum + minor, 0);
  for (const happening of all) {
    if ('paysOut' in happening) paid = owed();
    else last.set(happening.parcel, happening.collected - happening.fee);
  }
  return owed() - paid;
}

describe('ledger of collections', () => {
  it('sums to zero over its accounts, and its debt is the collections less fees and payouts', () => {
    fc.assert(
      fc.property(happenings, (all) => {
        const ledger = book(all).at(-1) ?? [];
        const sums = LEDGER_ACCOUNTS.map((account) => balanceOf(account, ledger));
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(balanceOf('seller', ledger)).toBe(expectedBalance(all));
      }),
    );
  });

  it('only grows: earlier entries stay as they are', () => {
    fc.assert(
      fc.property(happenings, (all) => {
        const states = book(all);
        states.forEach((ledger, index) =>
          expect(ledger.slice(0, states[index - 1]?.length ?? 0)).toEqual(states[index - 1] ?? []),
        );
      }),
    );
  });

  it('moves positive amounts, corrects each entry once, and corrects no payout', () => {
    fc.assert(
      fc.property(happenings, (all) => {
        const ledger = book(all).at(-1) ?? [];
        const corrections = ledger.flatMap(({ corrects }) => corrects ?? []);
        expect(new Set(corrections).size).toBe(corrections.length);
        for (const { kind, minor, corrects, from, to, parcel } of ledger) {
          expect(minor).toBeGreaterThan(0);
          expect(corrects !== null).toBe(kind === 'correction');
          if (corrects === null) continue;
          const target = ledger[corrects - 1]!;
          expect(['collected', 'fee']).toContain(target.kind);
          expect({ from: target.from, to: target.to, minor: target.minor, parcel: target.parcel }).toEqual({
            from: to,
            to: from,
            minor,
            parcel,
          });
        }
      }),
    );
  });

  it('adds nothing if the same scan comes again', () => {
    const [first = []] = book([{ parcel: 1, collected: 5000, fee: 150 }]);
    expect(first).toHaveLength(2);
    expect(entriesToAdd(first, { collected: 5000, fee: 150 })).toEqual([]);
  });

  it('reverses a collection, also after a payout', () => {
    const ledger = book([
      { parcel: 1, collected: 5000, fee: 0 },
      { paysOut: true },
      { parcel: 1, collected: 4000, fee: 0 },
    ]).at(-1)!;
    expect(ledger.map(({ kind, minor }) => [kind, minor])).toEqual([
      ['collected', 5000],
      ['payout', 5000],
      ['correction', 5000],
      ['collected', 4000],
    ]);
    expect(balanceOf('seller', ledger)).toBe(-1000);
  });
});
