import 'server-only';
import type { CaseView, DisputeOffer } from '@/lib/contract/parcels/cases';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { disputeUntil, regulatorOf } from '@/lib/orders/case-policy';
import { movesOfParcel, type MoveRow } from '../orders/order-store';
import type { CaseRow } from './case-store';

export function presentCase(row: CaseRow): CaseView {
  const { reference, state, answer, country_code: country } = row;
  const openedOn = localDay(new Date(row.created_at), MARKETS[country].timeZone);
  return {
    reference,
    attemptAt: row.attempt_at,
    state,
    answerBy: row.answer_by,
    answer,
    answeredAt: row.answered_at,
    regulator: regulatorOf(country, openedOn),
  };
}

/** Returns the parcel's last failed attempt if it may be disputed now, or undefined. */
export function disputableAttempt(
  moves: readonly MoveRow[],
  parcel: { waybill_no: string },
  cases: readonly CaseRow[],
  now: Date,
): DisputeOffer | undefined {
  const attempt = movesOfParcel(moves, parcel).findLast(({ state }) => state === 'DELIVERY_FAILED');
  if (!attempt || cases.some(({ attempt_at }) => attempt_at === attempt.at)) return undefined;
  const until = disputeUntil(attempt.at);
  return now < until ? { attemptAt: attempt.at, until: until.toISOString() } : undefined;
}
