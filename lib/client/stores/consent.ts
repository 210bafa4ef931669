import { create } from 'zustand';
import { readSessionItem, writeSessionItem } from '../browser-storage';
import { readCookie, writeCookie } from '../cookies';

const COOKIE = 'cookieAgree';
const DECLINED = 'cookieDeclined';
/** 180 days: then the question is asked again. */
const COOKIE_MAX_AGE = 15_552_000;

interface ConsentState {
  /** §4: true at first, so that nothing shows before the browser's own answer was read. It records no consent. */
  cookieAgree: boolean;
}

export const useConsentStore = create<ConsentState>(() => ({ cookieAgree: true }));

/** Reads what this browser answered before. */
export function restoreConsent(): void {
  const answered = readCookie(COOKIE) === 'true' || readSessionItem(DECLINED) !== null;
  useConsentStore.setState({ cookieAgree: answered });
}

export function acceptCookies(): void {
  writeCookie(COOKIE, 'true', COOKIE_MAX_AGE);
  useConsentStore.setState({ cookieAgree: true });
}

/** §4: hides the question for the session; no cookie is stored. */
export function declineCookies(): void {
  writeSessionItem(DECLINED, '1');
  useConsentStore.setState({ cookieAgree: true });
}
