import 'server-only';
import { payoutDayFrom, payoutTermsOn, releasedOn, type PayoutTerms } from '@/lib/billing/payout-schedule';
import type {
  CollectionBalance,
  CollectionEntry,
  ParcelCollection,
  PayoutView,
} from '@/lib/contract/orders/collections';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { CollectionState } from '@/lib/orders/payout-state';
import type { CollectedRow, LedgerEntryRow, LedgerRow } from './ledger-store';
import { effectOf, type CollectedWithPayout, type OwnPayout } from './account-ledger-store';

/** Terms of a market and its present day. */
export interface PayoutCalendar {
  terms: readonly PayoutTerms[];
  today: CalendarDate;
}

export const todayIn = (country: Country, now: Date): CalendarDate => localDay(now, MARKETS[country].timeZone);

const amountIn = (country: Country) => (minor: number) => ({ currency: MARKETS[country].currency, minor });

function stateOf(
  { open_minor, payout_minor, collected_on }: CollectedRow,
  { terms, today }: PayoutCalendar,
): CollectionState {
  if (payout_minor !== 0) return 'SENT';
  if (open_minor === 0) return 'PAID';
  if (open_minor < 0) return 'OWED';
  const free = releasedOn(terms, collected_on);
  return free !== null && free <= today ? 'DUE' : 'HELD';
}

/** Returns the day on which open money that is not at the bank is expected to be paid out, or null without terms. */
function expectedPayout({ collected_on, open_minor, payout_minor }: CollectedRow, { terms, today }: PayoutCalendar) {
  const free = open_minor < payout_minor ? today : releasedOn(terms, collected_on);
  return free && payoutDayFrom(terms, free > today ? free : today);
}

/**
 * Presents the money of a parcel. Null if a later scan took the collection back, and nothing is open or at the bank.
 */
export function presentParcelCollection(
  row: CollectedWithPayout,
  country: Country,
  calendar: PayoutCalendar,
): ParcelCollection | null {
  if (row.collected_minor === 0 && row.open_minor === 0 && row.payout_minor === 0) return null;
  const amount = amountIn(country);
  const state = stateOf(row, calendar);
  return {
    state,
    collected: amount(row.collected_minor),
    fee: amount(row.fee_minor),
    collectedAt: row.collected_at,
    payoutOn: state === 'PAID' ? row.settled_on : state === 'SENT' ? null : expectedPayout(row, calendar),
  };
}

/** Presents a ledger by its parcels with money that is open or at the bank. */
export function presentBalance(
  { country_code: country, payee }: Pick<LedgerRow, 'country_code' | 'payee'>,
  open: readonly CollectedRow[],
  calendar: PayoutCalendar,
): CollectionBalance {
  const amount = amountIn(country);
  const sums = { HELD: 0, DUE: 0, SENT: 0 };
  const days = new Map<CalendarDate, { minor: number; parcels: number }>();
  for (const row of open) {
    const state = stateOf(row, calendar);
    const rest = row.open_minor - row.payout_minor;
    sums.SENT += row.payout_minor;
    sums[state === 'HELD' ? 'HELD' : 'DUE'] += rest;
    const payoutDay = rest === 0 ? null : expectedPayout(row, calendar);
    if (payoutDay === null) continue;
    const day = days.get(payoutDay) ?? { minor: 0, parcels: 0 };
    days.set(payoutDay, { minor: day.minor + rest, parcels: day.parcels + 1 });
  }
  const terms = payoutTermsOn(calendar.terms, calendar.today);
  return {
    countryCode: country,
    balance: amount(sums.HELD + sums.DUE + sums.SENT),
    held: amount(sums.HELD),
    due: amount(sums.DUE),
    sent: amount(sums.SENT),
    upcoming: [...days]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([on, { minor, parcels }]) => ({ on, amount: amount(minor), parcels })),
    terms: terms && { weekdays: [...terms.weekdays], holdingDays: terms.holdingDays },
    hasBankAccount: payee !== null,
  };
}

export function presentLedgerEntry(row: LedgerEntryRow, country: Country): CollectionEntry {
  return {
    position: row.position,
    kind: row.kind,
    amount: amountIn(country)(effectOf(row)),
    waybillNo: row.waybill_no,
    payoutId: row.payout_id,
    corrects: row.corrects,
    time: row.at,
  };
}

export function presentPayout(row: OwnPayout): PayoutView {
  return {
    id: row.id,
    countryCode: row.country_code,
    amount: amountIn(row.country_code)(row.minor),
    parcels: row.parcels,
    state: row.state,
    proposeTime: row.proposed_at,
    settledOn: row.settled_on,
    bankReference: row.bank_reference,
    reason: row.reason,
  };
}
