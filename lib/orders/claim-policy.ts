import { COMPENSATION_LIMIT, FEE_CURRENCY } from '@/lib/billing/constants';
import { moneyOf, sumByCurrency, type Money } from '@/lib/billing/money';
import type { QuoteLine, QuoteLineCode } from '@/lib/billing/quote-line';
import { addDays, type CalendarDate } from '@/lib/market/calendar-date';
import { addWorkingDays, type WorkingCalendar } from '@/lib/market/working-days';
import type { EventTopic } from '@/lib/parcel/event-topics';
import type { ParcelState } from '@/lib/parcel/states';
import { WORRY_AFTER } from '@/lib/parcel/worry-days';

/** What compensation can be claimed for. */
export const CLAIM_KINDS = ['LOST', 'DAMAGED', 'MISSING'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'DECLINED', 'PAID'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The one transition table of claims; operators move them by it. */
export const CLAIM_TRANSITIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  RECEIVED: ['IN_REVIEW'],
  IN_REVIEW: ['ACCEPTED', 'DECLINED'],
  ACCEPTED: ['PAID'],
  DECLINED: [],
  PAID: [],
};

/** Calendar days after the delivery, the loss or the report of damage in which it can be claimed; ours, the terms and service rules name them. */
export const CLAIM_DAYS = 30;
/** Calendar days in which a claim is answered; ours. */
export const CLAIM_ANSWER_DAYS = 15;
/** Characters. */
export const CLAIM_TEXT_LENGTH = 1000;
export const CLAIM_REASON_LENGTH = 500;

/** A parcel that was compensated is so once; after a refusal it may be claimed again, while the days last. */
export function blocksAnother(state: ClaimState): boolean {
  return state !== 'DECLINED';
}

/** What is known of a parcel; days are those of the receiver's country. */
export interface ClaimedParcel {
  state: ParcelState;
  /** When it was delivered or lost; null for any other. */
  endedOn: CalendarDate | null;
  /** Of the last report of damage. */
  damagedOn: CalendarDate | null;
  /** The newest event; null before the first one. */
  newest: { topic: EventTopic; on: CalendarDate } | null;
  /** The last day on which it was expected; null where nobody was told one. */
  expectedBy: CalendarDate | null;
}

export interface ClaimOffer {
  kind: ClaimKind;
  /** The last day; null while a parcel is only silent. */
  until: CalendarDate | null;
}

/** States in which the parcel should move on by itself. */
const SHOULD_MOVE: readonly ParcelState[] = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];

/** Nothing was heard of it for longer than one should wait (lib/parcel/worry-days.ts), and it should have arrived. */
function isSilent({ state, newest, expectedBy }: ClaimedParcel, today: CalendarDate, calendar: WorkingCalendar) {
  if (!SHOULD_MOVE.includes(state) || !newest) return false;
  const days = WORRY_AFTER[newest.topic];
  if (typeof days !== 'number') return false;
  return today > addWorkingDays(newest.on, days, calendar) && (expectedBy === null || today > expectedBy);
}

function within(kinds: readonly ClaimKind[], since: CalendarDate | null, today: CalendarDate): ClaimOffer[] {
  if (since === null) return [];
  const until = addDays(since, CLAIM_DAYS);
  return today <= until ? kinds.map((kind) => ({ kind, until })) : [];
}

/** States of which we never had the parcel, or in which the terms owe nothing for the goods. */
const NOTHING_SPOILT: readonly ParcelState[] = ['WAITING', 'CANCELLED', 'LOST', 'DESTROYED'];

/** Whether what may be claimed hangs on a parcel's scans; of one that was delivered or lost, on the day of that alone. */
export function claimAsksScans(state: ParcelState): boolean {
  return state !== 'SIGNED' && !NOTHING_SPOILT.includes(state);
}

/**
 * What may be claimed today, a day of the receiver's country: a loss after the state says so or after silence; damage and missing
 * goods after delivery or a report of damage (docs/decisions.md#claims).
 */
export function claimOffers(parcel: ClaimedParcel, today: CalendarDate, calendar: WorkingCalendar): ClaimOffer[] {
  const { state, endedOn, damagedOn } = parcel;
  const lost: ClaimOffer[] = isSilent(parcel, today, calendar) ? [{ kind: 'LOST', until: null }] : [];
  if (state === 'LOST') lost.push(...within(['LOST'], endedOn, today));
  const spoilt = state === 'SIGNED' ? endedOn : NOTHING_SPOILT.includes(state) ? null : damagedOn;
  return [...lost, ...within(['DAMAGED', 'MISSING'], spoilt, today)];
}

/** What a parcel is worth to its sender if we lose or spoil it. */
export interface ClaimCover {
  /** §9: given back; null where the price names none. */
  freight: Money | null;
  /** §1, §9: the most for the goods, in CNY. */
  goods: Money;
  /** By price protection, which was chosen and is paid with the freight. */
  isProtected: boolean;
}

/**
 * By the lines that were accepted, which hold the goods' value already: with price protection the insured value, else up to 300 CNY.
 * The freight is that of the price that is charged. `ticket` counts from 1; null where one waybill has all of the order's parcels.
 */
export function claimCover(
  accepted: readonly QuoteLine[],
  charged: readonly QuoteLine[],
  ticket: number | null,
): ClaimCover {
  // A line that was told once holds for each parcel.
  const own = (lines: readonly QuoteLine[], code: QuoteLineCode) =>
    lines.filter((line) => line.code === code && (ticket === null || (line.parcel ?? ticket) === ticket));
  const cny = (lines: readonly QuoteLine[], param: string) => lines.map(({ params }) => Number(params[param]));
  const insured = cny(own(accepted, 'price-protection'), 'insuredCny');
  const limits = cny(
    own(accepted, 'compensation').filter(({ params }) => params.currency === FEE_CURRENCY),
    'limit',
  );
  const [freight = null] = sumByCurrency(own(charged, 'freight').flatMap(({ amount }) => amount ?? []));
  const most = insured.length > 0 ? insured.reduce((sum, each) => sum + each, 0) : Math.max(0, ...limits);
  const isKnown = insured.length > 0 || limits.length > 0;
  return {
    freight,
    goods: moneyOf(FEE_CURRENCY, isKnown ? most : COMPENSATION_LIMIT),
    isProtected: insured.length > 0,
  };
}
