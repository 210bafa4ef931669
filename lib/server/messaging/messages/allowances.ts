import 'server-only';

/** Messages about parcels that any account may cause in a day (UTC). */
export const BASE_MESSAGES_OF_ACCOUNT = 20;
/** Additional messages for each parcel that the account handed over in the last HANDED_OVER_DAYS. */
export const ADDED_MESSAGES_PER_PARCEL = 3;
/** Highest allowance that parcels give. Only an operator can set a higher one (`ops accounts allow`). */
export const MAX_MESSAGES_OF_ACCOUNT = 3000;

/** Messages a day to one unproven number or address about parcels before hand-over, from all accounts together. */
export const MAX_MESSAGES_BEFORE_HAND_OVER = 3;
/** Messages a day to one unproven number or address about parcels that were handed over, and so are paid for. */
export const MAX_MESSAGES_TO_TARGET = 30;

/** Number of parcels after which the allowance no longer grows. */
export const PARCELS_THAT_COUNT = Math.ceil(
  (MAX_MESSAGES_OF_ACCOUNT - BASE_MESSAGES_OF_ACCOUNT) / ADDED_MESSAGES_PER_PARCEL,
);

/** Returns the messages a day for an account that handed over this number of parcels in the last HANDED_OVER_DAYS. */
export function allowanceFor(parcels: number): number {
  return Math.min(BASE_MESSAGES_OF_ACCOUNT + ADDED_MESSAGES_PER_PARCEL * parcels, MAX_MESSAGES_OF_ACCOUNT);
}

/** Reasons why a limit dropped a message, as operators see them. The order shows the same reason in words. */
export const DROP_REASONS = ['account allowance', 'target allowance', 'daily cap', 'too many'] as const;
export type DropReason = (typeof DROP_REASONS)[number];
