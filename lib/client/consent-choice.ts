import { readSessionItem, writeSessionItem } from './browser-storage';
import { CONSENT_COOKIE, isConsentGiven } from './consent-cookie';
import { writeCookie } from './cookies';

/** 180 days in seconds. Then the question is shown again. */
const CONSENT_COOKIE_SECONDS = 15_552_000;
/** Session storage: the visitor declined cookies in this session. */
const DECLINED_KEY = 'cookieDeclined';

/** Returns true if this browser has accepted cookies, or declined them in this session. */
export function isConsentAnswered(): boolean {
  return isConsentGiven() || readSessionItem(DECLINED_KEY) !== null;
}

export function storeConsent(): void {
  writeCookie(CONSENT_COOKIE, 'true', CONSENT_COOKIE_SECONDS);
}

/**
 * Stores a refusal for the session, without a cookie (§4). If storage is forbidden, the next page shows the question
 * again.
 */
export function storeRefusal(): void {
  writeSessionItem(DECLINED_KEY, '1');
}
