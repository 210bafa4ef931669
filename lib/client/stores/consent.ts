import { create } from 'zustand';
import { isConsentAnswered, keepConsent, keepRefusal } from '../consent-answer';

interface ConsentState {
  /** §4: true at first, so that nothing shows before the browser's own answer was read. It records no consent. */
  cookieAgree: boolean;
}

export const useConsentStore = create<ConsentState>(() => ({ cookieAgree: true }));

/** Reads what this browser answered before. */
export function restoreConsent(): void {
  useConsentStore.setState({ cookieAgree: isConsentAnswered() });
}

export function acceptCookies(): void {
  keepConsent();
  useConsentStore.setState({ cookieAgree: true });
}

/** §4: hides the question; no cookie is stored. */
export function declineCookies(): void {
  keepRefusal();
  useConsentStore.setState({ cookieAgree: true });
}
