import type { Country } from '@/lib/market/country';
import { isFinal, type ParcelState } from '@/lib/parcel/states';

/**
 * Groups of a sender's open orders: to hand over, waiting for details or a collection by the receiver, late, and with a
 * price that changed after weighing. An order can be in several groups.
 */
export const ORDER_GROUPS = ['HAND_OVER', 'RECEIVER', 'LATE', 'REPRICED'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** Highest number of parcels in one state that the desk counts. A larger number is shown as `999+`. */
export const MAX_COUNTED_PARCELS = 999;

/** States of a parcel that is on its way and has an expected day. */
export const EXPECTED_STATES = [
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
] as const satisfies readonly ParcelState[];

export interface DeskParcel {
  state: ParcelState;
  /** Last expected day, 'YYYY-MM-DD' at the destination; null if unknown. */
  latest: string | null;
}

export interface DeskOrder {
  receiver_country: Country;
  /** True if a detail of the receiver is missing. */
  lacksDetails: boolean;
  isRepriced: boolean;
  parcels: readonly DeskParcel[];
}

/** Returns true if the parcel is on its way after its last expected day. `today` is the day at the destination. */
export function isLate({ state, latest }: DeskParcel, today: string): boolean {
  return latest !== null && latest < today && EXPECTED_STATES.some((each) => each === state);
}

/** Returns the groups of an order. `today` is the day in its receiver's country. */
export function orderGroupsOf({ lacksDetails, isRepriced, parcels }: DeskOrder, today: string): OrderGroup[] {
  if (parcels.every(({ state }) => isFinal(state))) return [];
  const has = (searched: ParcelState) => parcels.some(({ state }) => state === searched);
  const isIn: Record<OrderGroup, boolean> = {
    HAND_OVER: has('WAITING') && !lacksDetails,
    RECEIVER: lacksDetails || has('READY_FOR_COLLECTION'),
    LATE: parcels.some((parcel) => isLate(parcel, today)),
    REPRICED: isRepriced,
  };
  return ORDER_GROUPS.filter((group) => isIn[group]);
}
