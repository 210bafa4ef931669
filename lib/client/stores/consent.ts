import { create } from 'zustand';
import { isConsentAnswered, storeConsent, storeRefusal } from '../consent-choice';

interface ConsentState {
  /** True until the stored answer was read, so that nothing shows before (§4). The value true is not a consent. */
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
