/** Limits of the proof of delivery (docs/decisions/proof-of-delivery.md). */

/** Longest name of the person who signed, in characters. */
export const MAX_SIGNER_LENGTH = 80;
export const DELIVERY_CODE_DIGITS = 4;
/** Days after the delivery for which its photo is stored. */
export const PROOF_PHOTO_DAYS = 90;
