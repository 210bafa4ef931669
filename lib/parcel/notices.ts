import type { ScanCode, StoredCode } from './scan-codes';
import type { ParcelState } from './states';

/** Kinds of notice about a parcel on its way, and about its order. */
export const NOTICE_KINDS = [
  'BOOKED',
  'TAKEN_OVER',
  'ARRIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'DELIVERED',
  'RETURNED',
  'RETURN_REMINDER',
  'SHELVED',
  'DESTROYED',
  'SENT_ON',
  'CANCELLED',
  'LOST',
  'REPRICED',
  'HAND_OVER_REMINDER',
  'NOT_HANDED_OVER',
  'DETAILS_NEEDED',
  'DETAILS_REMINDER',
  'DETAILS_GIVEN',
  'CASE_ANSWERED',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const PARTIES = ['sender', 'receiver'] as const;
export type PartyName = (typeof PARTIES)[number];

/**
 * Kinds for the account holder only: the price, the hand-over, details that the receiver gave, and a parcel that is
 * sent on to another receiver.
 */
const SENDER_ONLY_KINDS: readonly NoticeKind[] = [
  'REPRICED',
  'HAND_OVER_REMINDER',
  'NOT_HANDED_OVER',
  'DETAILS_GIVEN',
  'SENT_ON',
];

/** Kinds that request details from the receiver. They are sent only while details of the order are missing. */
export const DETAIL_REQUESTS: readonly NoticeKind[] = ['DETAILS_NEEDED', 'DETAILS_REMINDER'];

/** Returns true if the party gets notices of this kind. */
export function isNotified(party: PartyName, kind: NoticeKind): boolean {
  return party === 'sender' ? kind !== 'DETAILS_REMINDER' : !SENDER_ONLY_KINDS.includes(kind);
}

const NOTICE_OF_STATE: Readonly<Record<ParcelState, NoticeKind | null>> = {
  // The order's own notice reports the booking.
  WAITING: null,
  IN_TRANSIT: 'TAKEN_OVER',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  SIGNED: 'DELIVERED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  READY_FOR_COLLECTION: 'READY_FOR_COLLECTION',
  RETURNED: 'RETURNED',
  SHELVED: 'SHELVED',
  DESTROYED: 'DESTROYED',
  SENT_ON: 'SENT_ON',
  CANCELLED: 'CANCELLED',
  LOST: 'LOST',
};

/** Returns the notice for a change to the state, or null. */
export const noticeOfState = (state: ParcelState): NoticeKind | null => NOTICE_OF_STATE[state];

const ARRIVAL_CODES: readonly ScanCode[] = [
  'FLIGHT_ARRIVED',
  'CUSTOMS_STARTED',
  'CUSTOMS_RELEASED',
  'ARRIVED_LOCAL_HUB',
];

/**
 * Returns true for scans that show, on their first occurrence in the receiver's country, that the parcel has arrived
 * there.
 */
export const showsArrival = (code: StoredCode): boolean => ARRIVAL_CODES.some((arrival) => arrival === code);

/** Highest age of an event in hours at which it causes a notice. Older news is already known, or wrong. */
export const MAX_NOTICE_AGE_HOURS = 48;

/** An event that may cause a notice, with its time (ISO 8601). */
export interface NoticeCause {
  waybillNo: string;
  at: string;
}

/** Returns the events to send at `now`: the newest of each parcel, without those older than `MAX_NOTICE_AGE_HOURS`. */
export function causesToNotify<Cause extends NoticeCause>(causes: readonly Cause[], now: Date): Cause[] {
  const oldest = new Date(now.getTime() - MAX_NOTICE_AGE_HOURS * 3_600_000).toISOString();
  const newest = new Map<string, Cause>();
  for (const cause of causes) {
    const newestCause = newest.get(cause.waybillNo);
    if (cause.at >= oldest && (!newestCause || newestCause.at <= cause.at)) newest.set(cause.waybillNo, cause);
  }
  return [...newest.values()];
}
