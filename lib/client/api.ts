import { CALLS } from '@/lib/contract/calls';
import { createCaller } from './call';
import { failureSentence, isMissingCall, type CallFailure } from './call-failure';
import { currentIdentity, endedBy } from './session';
import { TOAST_EVENT, type ToastRequest } from './toast';

/** This site's own API, or the gateway the pages were built with. */
export const API_BASE = process.env.NEXT_PUBLIC_API_BASE_URL || '/api';

function toastFailure(failure: CallFailure): void {
  const detail: ToastRequest = { tone: 'bad', message: failure.message, failure: failureSentence(failure) };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}

/**
 * The browser's caller. Its base is this site's own `/api`; a gateway is reached through the address the page was
 * built with. Failures the caller does not show itself appear as a toast; session-ending codes lead to the login page.
 * A part of the page that goes away because the gateway lacks its call says so in a toast where somebody pressed a button.
 */
export const api = createCaller({
  baseURL: API_BASE,
  timeout: 4500,
  identity: currentIdentity,
  onFailure(failure, { quiet }, name) {
    if (endedBy(failure)) return;
    const missing = isMissingCall(name, failure);
    // Loaded on use: most pages have no part that a gateway may lack.
    if (missing) void import('./stores/missing-calls').then(({ noteMissingCall }) => noteMissingCall(name));
    const goesAway = missing && CALLS[name].method === 'POST';
    if (!quiet || goesAway) toastFailure(failure);
  },
});
