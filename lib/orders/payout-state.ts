/** `PROPOSED`: not settled by the bank yet. `REJECTED`: refused by the bank; a later payout has its parcels. */
export const PAYOUT_STATES = ['PROPOSED', 'PAID', 'REJECTED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * Money of a parcel: on hold, due at the next payout, handed to the bank, paid out, or owed to us after a correction.
 */
export const COLLECTION_STATES = ['HELD', 'DUE', 'SENT', 'PAID', 'OWED'] as const;
export type CollectionState = (typeof COLLECTION_STATES)[number];
