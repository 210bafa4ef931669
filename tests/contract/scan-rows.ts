/** Columns of a scan that names no reason and has no partner's code. */
export const NO_REASON = { reason: null, received_code: null, received_reason: null };
