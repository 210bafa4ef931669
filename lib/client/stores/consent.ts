import { create } from 'zustand';
import { isConsentAnswered, storeConsent, storeRefusal } from '../consent-choice';

interface ConsentState {
  /** Initially true, so that nothing shows before the stored answer was read (§4). It records no consent. */
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

/** Hides the question for the session without storing a cookie (§4). */
export function declineCookies(): void {
  storeRefusal();
  useConsentStore.setState({ cookieAgree: true });
}
