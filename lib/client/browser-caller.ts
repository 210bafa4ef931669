import { CALLS } from '@/lib/contract/calls';
import { API_BASE } from './api-base';
import { createCaller, isMissingCall } from '@/lib/calls/call';
import { currentIdentity, endedBy } from './session';
import { toastFailure } from './toast-failure';

/**
 * What `api` loads with its first call. Session-ending codes lead to the login page. A part of the page that goes away
 * because the gateway lacks its call says so in a toast where somebody pressed a button.
 */
export const browserCaller = createCaller({
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
