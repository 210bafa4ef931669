import 'server-only';

/** How often one subject may do something. Times are seconds. */
export interface Policy {
  name: string;
  /** Attempts before the first wait. */
  free: number;
  /** The wait after each further attempt; the last one repeats. */
  waits: readonly number[];
  /** After this long without an attempt the count starts again; longer than any wait. */
  forgetAfter: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Guessing one account's password from one network: ten tries, then a wait that doubles up to a quarter of an hour. */
export const PASSWORD_OF_ACCOUNT: Policy = {
  name: 'password',
  free: 10,
  waits: [15, 30, 60, 120, 240, 480, 900],
  forgetAfter: HOUR,
};

/** The same from a browser in which the account logged in before: then its guesses count as anybody's. */
export const PASSWORD_OF_DEVICE: Policy = { ...PASSWORD_OF_ACCOUNT, name: 'device-password', free: 5 };

/** The same from all networks that the account does not know, in one hour: more than five networks together may guess. */
export const PASSWORD_FROM_STRANGERS: Policy = { ...PASSWORD_OF_ACCOUNT, name: 'strangers', free: 100 };

/** Guessing passwords or codes of many accounts from one network. Successes do not count, so an office can share one. */
export const GUESSES_OF_NETWORK: Policy = {
  name: 'guesses',
  free: 40,
  waits: [2, 4, 8, 16, 32, 64, 128, 256, 512, 900],
  forgetAfter: HOUR,
};

/** Guessing the tokens of parcels' links from one network. */
export const LINKS_OF_NETWORK: Policy = { ...GUESSES_OF_NETWORK, name: 'links' };

/** Choices and notes for one parcel: each one sends a message. */
export const INSTRUCTIONS_OF_PARCEL: Policy = {
  name: 'instructions',
  free: 12,
  waits: [10 * MINUTE, HOUR],
  forgetAfter: 24 * HOUR,
};

/** Codes to one address: a minute between two (§4), later longer, so that nobody receives dozens of messages. */
export const CODES_OF_TARGET: Policy = {
  name: 'codes',
  free: 1,
  waits: [60, 60, 60, 60, 300, 900, 3600],
  forgetAfter: 24 * HOUR,
};

/** SMS to one number for all purposes together: as many as CODES_OF_TARGET allows for one. */
export const SMS_OF_NUMBER: Policy = {
  name: 'sms',
  free: 4,
  waits: [60, 300, 900, 3600],
  forgetAfter: 24 * HOUR,
};

/** Codes asked for from one network, whomever they go to. */
export const CODES_OF_NETWORK: Policy = {
  name: 'code-requests',
  free: 40,
  waits: [15, 30, 60, 120, 300, 900],
  forgetAfter: HOUR,
};

/** Image codes cost time to draw. */
export const IMAGES_OF_NETWORK: Policy = {
  name: 'images',
  free: 200,
  waits: [1, 2, 4, 8, 16, 32, 60],
  forgetAfter: 10 * MINUTE,
};

/** Challenges of the proof of work cost one derivation each. */
export const CHALLENGES_OF_NETWORK: Policy = { ...IMAGES_OF_NETWORK, name: 'challenges' };

/** Codes sent without a proof of work; how many are free is in the configuration, then one an hour. */
export const UNPROVEN_CODES: Policy = { name: 'unproven-codes', free: 3, waits: [HOUR], forgetAfter: HOUR + 1 };

/** Codes sent with the proof and the question in words, likewise. */
export const CODES_BY_QUESTION: Policy = { ...UNPROVEN_CODES, name: 'question-codes', free: 12 };

/** PDFs cost a processor's time; nobody prints by the hundred. */
export const FILES_OF_ACCOUNT: Policy = {
  name: 'files',
  free: 60,
  waits: [2, 4, 8, 16, 32, 60],
  forgetAfter: 10 * MINUTE,
};

/** Sheets of parcels that an account has checked; what is placed or printed of a checked sheet counts no more. */
export const SHEETS_OF_ACCOUNT: Policy = {
  name: 'sheets',
  free: 20,
  waits: [15, 30, 60, 120, 300],
  forgetAfter: HOUR,
};

/** Labels of a sheet come in parts; several sheets of the largest size. */
export const LABELS_OF_ACCOUNT: Policy = { ...FILES_OF_ACCOUNT, name: 'sheet-labels', free: 240 };
