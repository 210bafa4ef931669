/** Bounds of the proof of delivery (docs/decisions.md#proof-of-delivery). */

/** Characters of the name of who signed. */
export const SIGNER_LENGTH = 80;
export const HANDOVER_CODE_DIGITS = 4;
/** Days after the delivery on which its photo is kept. */
export const PHOTO_DAYS = 90;
