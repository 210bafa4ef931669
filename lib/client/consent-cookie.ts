import { readCookie } from './cookies';

export const CONSENT_COOKIE = 'cookieAgree';

/** Whether this browser keeps a consent. All that the frame of a page asks; a refusal is known to the banner, which is loaded then. */
export const isConsentGiven = (): boolean => readCookie(CONSENT_COOKIE) === 'true';
