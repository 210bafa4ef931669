import { readSessionItem, writeSessionItem } from './browser-storage';
import { readCookie, writeCookie } from './cookies';

const COOKIE = 'cookieAgree';
const DECLINED = 'cookieDeclined';
/** 180 days: then the question is asked again. */
const COOKIE_MAX_AGE = 15_552_000;

/** Whether this browser has answered the question about cookies, for good or for the session. */
export function isConsentAnswered(): boolean {
  return readCookie(COOKIE) === 'true' || readSessionItem(DECLINED) !== null;
}

export function keepConsent(): void {
  writeCookie(COOKIE, 'true', COOKIE_MAX_AGE);
}

/** §4: for the session; no cookie is stored. */
export function keepRefusal(): void {
  writeSessionItem(DECLINED, '1');
}
