import type { ScanCode, StoredCode } from './scan-codes';
import type { ParcelState } from './states';

/** What people are told of a parcel while it travels, and of its order. */
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
  'CANCELLED',
  'LOST',
  'REPRICED',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const PARTIES = ['sender', 'receiver'] as const;
export type Party = (typeof PARTIES)[number];

/** Only who pays is told of a price. */
export function isTold(party: Party, kind: NoticeKind): boolean {
  return kind !== 'REPRICED' || party === 'sender';
}

const OF_STATE: Readonly<Record<ParcelState, NoticeKind | null>> = {
  // The order's own notice says that it is booked.
  WAITING: null,
  IN_TRANSIT: 'TAKEN_OVER',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  SIGNED: 'DELIVERED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  READY_FOR_COLLECTION: 'READY_FOR_COLLECTION',
  RETURNED: 'RETURNED',
  SHELVED: 'SHELVED',
  DESTROYED: 'DESTROYED',
  CANCELLED: 'CANCELLED',
  LOST: 'LOST',
};

/** What a move to the state is told as. */
export const noticeOfState = (state: ParcelState): NoticeKind | null => OF_STATE[state];

const ARRIVALS: readonly ScanCode[] = ['FLIGHT_ARRIVED', 'CUSTOMS_STARTED', 'CUSTOMS_RELEASED', 'ARRIVED_LOCAL_HUB'];

/** The first of these scans in the receiver's country says that the parcel has arrived there. */
export const saysArrived = (code: StoredCode): boolean => ARRIVALS.some((arrival) => arrival === code);

/** Scans older than this when they are taken in are not told of: the news is known or wrong by then. */
export const TOLD_WITHIN_HOURS = 48;

/** Something to tell, and when it happened (ISO 8601). */
export interface Tellable {
  waybillNo: string;
  at: string;
}

/** What is worth telling at `now`: of each parcel the newest alone, and nothing old. */
export function worthTelling<Cause extends Tellable>(causes: readonly Cause[], now: Date): Cause[] {
  const oldest = new Date(now.getTime() - TOLD_WITHIN_HOURS * 3_600_000).toISOString();
  const newest = new Map<string, Cause>();
  for (const cause of causes) {
    const known = newest.get(cause.waybillNo);
    if (cause.at >= oldest && (!known || known.at <= cause.at)) newest.set(cause.waybillNo, cause);
  }
  return [...newest.values()];
}
