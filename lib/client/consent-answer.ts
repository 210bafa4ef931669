import { CONSENT_COOKIE, isConsentGiven } from './consent-cookie';
import { writeCookie } from './cookies';

/** 180 days: then the question is asked again. */
const COOKIE_MAX_AGE = 15_552_000;
/** Local storage: when the question may be asked again, in milliseconds since 1970. */
const DECLINED = 'cookieDeclined';

function declinedUntil(): number {
  try {
    return Number(localStorage.getItem(DECLINED));
  } catch {
    return 0;
  }
}

/** Whether this browser has answered the question about cookies. */
export function isConsentAnswered(): boolean {
  return isConsentGiven() || declinedUntil() > Date.now();
}

export function keepConsent(): void {
  writeCookie(CONSENT_COOKIE, 'true', COOKIE_MAX_AGE);
}

/** §4: no cookie is stored. Where the browser keeps nothing, the next page asks again. */
export function keepRefusal(): void {
  try {
    localStorage.setItem(DECLINED, String(Date.now() + COOKIE_MAX_AGE * 1000));
  } catch {
    // The question is hidden on this page alone.
  }
}
