import { readCookie } from './cookies';

export const CONSENT_COOKIE = 'cookieAgree';

/**
 * Returns true if this browser stores a consent. The page frame needs only this. The banner, loaded on demand, checks
 * refusals.
 */
export const isConsentGiven = (): boolean => readCookie(CONSENT_COOKIE) === 'true';
