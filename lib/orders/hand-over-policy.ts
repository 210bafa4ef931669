/** Days after placing within which an order must be handed over. After that it is cancelled. */
export const HAND_OVER_DAYS = 30;
/** Full days between the notice and the cancellation. */
export const HAND_OVER_NOTICE_DAYS = 7;

/** An account with this many orders that have waited for longer than `WAITING_DAYS` cannot place another one. */
export const MAX_LONG_WAITING = 200;
export const WAITING_DAYS = 7;

/** Maximum orders a day of an account that has not handed over a parcel yet. */
export const MAX_ORDERS_AT_FIRST = 50;
/** Daily orders of an account that has handed over a parcel, before `ALLOWED_ORDERS_PER_PARCEL` is added. */
export const BASE_ORDER_ALLOWANCE = 200;
export const ALLOWED_ORDERS_PER_PARCEL = 3;
export const MAX_ORDERS_A_DAY = 3000;
/** Days in which parcels that were handed over count. */
export const HANDED_OVER_DAYS = 30;

/**
 * Returns how many orders an account may place in a day. `isKnown`: the account has handed over a parcel. `recent`:
 * parcels handed over in `HANDED_OVER_DAYS`.
 */
export function maxOrdersPerDay({ isKnown, recent }: { isKnown: boolean; recent: number }): number {
  if (!isKnown) return MAX_ORDERS_AT_FIRST;
  return Math.min(MAX_ORDERS_A_DAY, BASE_ORDER_ALLOWANCE + ALLOWED_ORDERS_PER_PARCEL * recent);
}
