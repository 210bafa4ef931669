import { MAX_COMPENSATION, FEE_CURRENCY } from '@/lib/billing/constants';
import { moneyOf, sumByCurrency, type Money } from '@/lib/billing/money';
import type { QuoteLine, QuoteLineCode } from '@/lib/billing/quote-line';
import { addDays, type CalendarDate } from '@/lib/time/calendar-date';
import { addWorkingDays, type WorkingCalendar } from '@/lib/market/working-days';
import type { EventTopic } from '@/lib/parcel/event-topics';
import type { ParcelState } from '@/lib/parcel/states';
import { CONTACT_AFTER } from '@/lib/parcel/contact-after';

/** Reasons for a claim. */
export const CLAIM_KINDS = ['LOST', 'DAMAGED', 'MISSING'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'DECLINED', 'PAID'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The one transition table of claims. Operators' commands follow it. */
export const CLAIM_TRANSITIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  RECEIVED: ['IN_REVIEW'],
  IN_REVIEW: ['ACCEPTED', 'DECLINED'],
  ACCEPTED: ['PAID'],
  DECLINED: [],
  PAID: [],
};

/**
 * Calendar days for a claim after the delivery, the loss or the report of damage. The number is our own choice. The
 * terms and service rules name it.
 */
export const CLAIM_DAYS = 30;
/** Calendar days for our decision on a claim, our own choice. */
export const CLAIM_ANSWER_DAYS = 15;
/** Limits in characters. */
export const MAX_CLAIM_TEXT_LENGTH = 1000;
export const MAX_CLAIM_REASON_LENGTH = 500;
/** Maximum number of photos of a claim. */
export const MAX_CLAIM_PHOTOS = 5;
/** Longer side of a photo that the form sends, in pixels. */
export const MAX_CLAIM_PHOTO_SIDE = 2048;

/** Returns true while the claim is not decided. It then accepts photos, and its case is open. */
export const isUndecided = (state: ClaimState): boolean => state === 'RECEIVED' || state === 'IN_REVIEW';

/**
 * Returns true if the claim rules out another for the same parcel. A rejected claim may be repeated within the days.
 */
export function blocksAnotherClaim(state: ClaimState): boolean {
  return state !== 'DECLINED';
}

/** Facts about a parcel. Days are dates in the receiver's country. */
export interface ClaimedParcel {
  state: ParcelState;
  /** Day of delivery or loss; null otherwise. */
  endedOn: CalendarDate | null;
  /** Day of the last report of damage. */
  damagedOn: CalendarDate | null;
  /** The newest event; null before the first one. */
  newest: { topic: EventTopic; on: CalendarDate } | null;
  /** Last expected day; null if none was shown. */
  expectedBy: CalendarDate | null;
}

export interface ClaimOffer {
  kind: ClaimKind;
  /** The last day to claim; null for a parcel without news, whose claim has no last day. */
  until: CalendarDate | null;
}

/** States in which the parcel should move on without help. */
const MOVING_STATES: readonly ParcelState[] = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];

/**
 * Returns true if there is no news for longer than the limit (lib/parcel/contact-after.ts) and the parcel should have
 * arrived.
 */
function isWithoutNews({ state, newest, expectedBy }: ClaimedParcel, today: CalendarDate, calendar: WorkingCalendar) {
  if (!MOVING_STATES.includes(state) || !newest) return false;
  const days = CONTACT_AFTER[newest.topic];
  if (typeof days !== 'number') return false;
  return today > addWorkingDays(newest.on, days, calendar) && (expectedBy === null || today > expectedBy);
}

function offersUntil(kinds: readonly ClaimKind[], since: CalendarDate | null, today: CalendarDate): ClaimOffer[] {
  if (since === null) return [];
  const until = addDays(since, CLAIM_DAYS);
  return today <= until ? kinds.map((kind) => ({ kind, until })) : [];
}

/** States without a parcel in our hands, or for which the terms give no claim for damage. */
const STATES_WITHOUT_DAMAGE: readonly ParcelState[] = ['WAITING', 'CANCELLED', 'LOST', 'DESTROYED'];

/** Returns true if the possible claims depend on a parcel's scans. After a delivery or a loss, only that day counts. */
export function claimDependsOnScans(state: ParcelState): boolean {
  return state !== 'SIGNED' && !STATES_WITHOUT_DAMAGE.includes(state);
}

/**
 * Returns the claims possible today, a day of the receiver's country. Loss: in the state of a lost parcel, or without
 * news for too long. Damage and missing goods: after delivery or a report of damage (docs/decisions/claims.md).
 */
export function claimOffers(parcel: ClaimedParcel, today: CalendarDate, calendar: WorkingCalendar): ClaimOffer[] {
  const { state, endedOn, damagedOn } = parcel;
  const lossOffers: ClaimOffer[] = isWithoutNews(parcel, today, calendar) ? [{ kind: 'LOST', until: null }] : [];
  if (state === 'LOST') lossOffers.push(...offersUntil(['LOST'], endedOn, today));
  const damageSince = state === 'SIGNED' ? endedOn : STATES_WITHOUT_DAMAGE.includes(state) ? null : damagedOn;
  return [...lossOffers, ...offersUntil(['DAMAGED', 'MISSING'], damageSince, today)];
}

/** Compensation for a lost or damaged parcel. */
export interface ClaimCover {
  /** Refund of the freight; null if the price has none (§9). */
  freight: Money | null;
  /** Highest amount for the goods, in CNY (§1, §9). */
  goods: Money;
  /** True with price protection, which was chosen and is paid with the freight. */
  isProtected: boolean;
}

/**
 * Returns the cover from the accepted lines, which include the goods' value: with price protection the insured value,
 * else up to 300 CNY. The freight is taken from the charged price. `ticket`: number of the ticket, from 1, or null if
 * one waybill has all parcels of the order.
 */
export function claimCover(
  accepted: readonly QuoteLine[],
  charged: readonly QuoteLine[],
  ticket: number | null,
): ClaimCover {
  // A line of the whole shipment applies to each parcel.
  const linesOfParcel = (lines: readonly QuoteLine[], code: QuoteLineCode) =>
    lines.filter((line) => line.code === code && (ticket === null || (line.parcel ?? ticket) === ticket));
  const cny = (lines: readonly QuoteLine[], param: string) => lines.map(({ params }) => Number(params[param]));
  const insured = cny(linesOfParcel(accepted, 'price-protection'), 'insuredCny');
  const limits = cny(
    linesOfParcel(accepted, 'compensation').filter(({ params }) => params.currency === FEE_CURRENCY),
    'limit',
  );
  const [freight = null] = sumByCurrency(linesOfParcel(charged, 'freight').flatMap(({ amount }) => amount ?? []));
  const max = insured.length > 0 ? insured.reduce((sum, each) => sum + each, 0) : Math.max(0, ...limits);
  const isKnown = insured.length > 0 || limits.length > 0;
  return {
    freight,
    goods: moneyOf(FEE_CURRENCY, isKnown ? max : MAX_COMPENSATION),
    isProtected: insured.length > 0,
  };
}
