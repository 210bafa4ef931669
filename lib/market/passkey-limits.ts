/** Maximum number of passkeys of one account. */
export const MAX_PASSKEYS = 10;
/** Longest name of a passkey, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 60;
