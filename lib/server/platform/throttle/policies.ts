import 'server-only';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/time/durations';

/** Limit of attempts by one subject. Times are in seconds. */
export interface Policy {
  name: string;
  /** Attempts before the first wait. */
  free: number;
  /** Wait after each further attempt. The last one repeats. */
  waits: readonly number[];
  /** Time without an attempt after which the count starts again. Longer than any wait. */
  forgetAfter: number;
}

/**
 * Guesses of one account's password from one network. After ten attempts the wait doubles, up to a quarter of an hour.
 */
export const PASSWORD_OF_ACCOUNT: Policy = {
  name: 'password',
  free: 10,
  waits: [15, 30, 60, 120, 240, 480, 900],
  forgetAfter: HOUR_SECONDS,
};

/**
 * Guesses of a password from a browser in which the account has logged in. Guesses after these count as those of a
 * stranger.
 */
export const PASSWORD_OF_DEVICE: Policy = { ...PASSWORD_OF_ACCOUNT, name: 'device-password', free: 5 };

/**
 * Guesses of a password from all networks that are new to the account. The guesses from five of these networks within
 * an hour stay below it.
 */
export const PASSWORD_FROM_STRANGERS: Policy = { ...PASSWORD_OF_ACCOUNT, name: 'strangers', free: 100 };

/**
 * Guesses of passwords or codes of many accounts from one network. Successes do not count, so an office can share one.
 */
export const GUESSES_OF_NETWORK: Policy = {
  name: 'guesses',
  free: 40,
  waits: [2, 4, 8, 16, 32, 64, 128, 256, 512, 900],
  forgetAfter: HOUR_SECONDS,
};

/** Refused logins by passkey from one network. Counted apart from passwords and codes. */
export const PASSKEYS_OF_NETWORK: Policy = { ...GUESSES_OF_NETWORK, name: 'passkeys' };

/** Guesses of parcel link tokens from one network. */
export const LINKS_OF_NETWORK: Policy = { ...GUESSES_OF_NETWORK, name: 'links' };

/** Openings of one parcel's page from one network with the end of the phone number. Each stores a link. */
export const OPENINGS_OF_PARCEL: Policy = {
  name: 'openings',
  free: 20,
  waits: [24 * HOUR_SECONDS],
  forgetAfter: 24 * HOUR_SECONDS + 1,
};

/** Instructions and notes for one parcel. Each sends a message. */
export const INSTRUCTIONS_OF_PARCEL: Policy = {
  name: 'instructions',
  free: 12,
  waits: [10 * MINUTE_SECONDS, HOUR_SECONDS],
  forgetAfter: 24 * HOUR_SECONDS,
};

/** Complaints about the attempts of one parcel. Each is stored and sends a mail to an office. */
export const DISPUTES_OF_PARCEL: Policy = { ...INSTRUCTIONS_OF_PARCEL, name: 'disputes', free: 3 };

/** Photos that one account adds to its claims. Each costs half a second of processor time, and up to 200 KB. */
export const CLAIM_PHOTOS_OF_ACCOUNT: Policy = {
  name: 'claim-photos',
  free: 30,
  waits: [60, 5 * MINUTE_SECONDS, HOUR_SECONDS],
  forgetAfter: 24 * HOUR_SECONDS,
};

/** Details of one order that its receiver gives or corrects. */
export const DETAILS_OF_ORDER: Policy = { ...INSTRUCTIONS_OF_PARCEL, name: 'details' };

/** Links for the receiver of one order that its sender passes on. Each is stored. */
export const PASSED_LINKS_OF_ORDER: Policy = { ...INSTRUCTIONS_OF_PARCEL, name: 'passed-links' };

/** Links of one returned parcel with which its sender sends it on. Each is stored. */
export const SEND_ON_LINKS_OF_PARCEL: Policy = { ...INSTRUCTIONS_OF_PARCEL, name: 'send-on-links' };

/** Prices of one returned parcel for a new receiver. Each reads the tariff. */
export const SEND_ON_PRICES_OF_PARCEL: Policy = { ...INSTRUCTIONS_OF_PARCEL, name: 'send-on-prices', free: 40 };

/**
 * Codes to one address: first a minute apart (§4), later longer, so that a person does not receive dozens of messages.
 */
export const CODES_OF_TARGET: Policy = {
  name: 'codes',
  free: 1,
  waits: [60, 60, 60, 60, 300, 900, 3600],
  forgetAfter: 24 * HOUR_SECONDS,
};

/** SMS to one number for all purposes except codes for receivers, as many as CODES_OF_TARGET allows for one. */
export const SMS_OF_NUMBER: Policy = {
  name: 'sms',
  free: 4,
  waits: [60, 300, 900, 3600],
  forgetAfter: 24 * HOUR_SECONDS,
};

/** Codes requested from one network, to any address. */
export const CODES_OF_NETWORK: Policy = {
  name: 'code-requests',
  free: 40,
  waits: [15, 30, 60, 120, 300, 900],
  forgetAfter: HOUR_SECONDS,
};

/** Codes to receivers at one number, for all parcels together. Counted separately from codes of accounts. */
export const RECEIVER_SMS_OF_NUMBER: Policy = { ...SMS_OF_NUMBER, name: 'receiver-sms' };

/**
 * Codes to the receiver of one parcel, at one number or address. A few a day are enough, because the code only opens
 * the parcel's page.
 */
export const RECEIVER_CODES_OF_PARCEL: Policy = {
  name: 'receiver-codes',
  free: 5,
  waits: [24 * HOUR_SECONDS],
  forgetAfter: 24 * HOUR_SECONDS + 1,
};

/** Codes to receivers from one network. Many receivers share the address of a mobile carrier. */
export const RECEIVER_CODES_OF_NETWORK: Policy = { ...CODES_OF_NETWORK, name: 'receiver-code-requests', free: 200 };

/** Image codes, which cost time to render. */
export const IMAGES_OF_NETWORK: Policy = {
  name: 'images',
  free: 200,
  waits: [1, 2, 4, 8, 16, 32, 60],
  forgetAfter: 10 * MINUTE_SECONDS,
};

/** Challenges of the proof of work. Each costs one key derivation. */
export const CHALLENGES_OF_NETWORK: Policy = { ...IMAGES_OF_NETWORK, name: 'challenges' };

/** Challenges for logins by passkey. Each is stored for some minutes. */
export const PASSKEY_CHALLENGES_OF_NETWORK: Policy = { ...IMAGES_OF_NETWORK, name: 'passkey-challenges' };

/** Passkeys that an account begins to add. Each stores a challenge and may send a notice. */
export const PASSKEYS_OF_ACCOUNT: Policy = {
  name: 'added-passkeys',
  free: 20,
  waits: [HOUR_SECONDS],
  forgetAfter: 24 * HOUR_SECONDS,
};

/** API keys that an account creates. Each sends a notice. */
export const KEYS_OF_ACCOUNT: Policy = { ...PASSKEYS_OF_ACCOUNT, name: 'created-keys', free: 30 };

/**
 * Codes sent without a proof of work. The configuration has the number of free ones. After them, one an hour is
 * allowed.
 */
export const UNPROVEN_CODES: Policy = {
  name: 'unproven-codes',
  free: 3,
  waits: [HOUR_SECONDS],
  forgetAfter: HOUR_SECONDS + 1,
};

/** Codes requested from one network with the proof of work and the question in words. */
export const CODES_BY_QUESTION: Policy = { ...UNPROVEN_CODES, name: 'question-codes', free: 12 };

/** Documents, which cost processor time. No user opens hundreds. */
export const FILES_OF_ACCOUNT: Policy = {
  name: 'files',
  free: 60,
  waits: [2, 4, 8, 16, 32, 60],
  forgetAfter: 10 * MINUTE_SECONDS,
};

/** Sheets of parcels that an account checks. Orders and labels from a checked sheet are not counted again. */
export const SHEETS_OF_ACCOUNT: Policy = {
  name: 'sheets',
  free: 20,
  waits: [15, 30, 60, 120, 300],
  forgetAfter: HOUR_SECONDS,
};

/** Labels of sheets, which are printed in parts. Allows several sheets of the largest size. */
export const LABELS_OF_ACCOUNT: Policy = { ...FILES_OF_ACCOUNT, name: 'sheet-labels', free: 240 };
