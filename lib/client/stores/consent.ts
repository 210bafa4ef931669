import { create } from 'zustand';
import { isConsentAnswered, storeConsent, storeRefusal } from '../consent-choice';

interface ConsentState {
  /** §4: initially true, so that nothing shows before the stored answer was read. It records no consent. */
  cookieAgree: boolean;
}

export const useConsentStore = create<ConsentState>(() => ({ cookieAgree: true }));

/** Reads this browser's stored answer. */
export function restoreConsent(): void {
  useConsentStore.setState({ cookieAgree: isConsentAnswered() });
}

export function acceptCookies(): void {
  storeConsent();
  useConsentStore.setState({ cookieAgree: true });
}

/** §4: hides the question for the session; no cookie is stored. */
export function declineCookies(): void {
  storeRefusal();
  useConsentStore.setState({ cookieAgree: true });
}
