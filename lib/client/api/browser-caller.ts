import { CALLS } from '@/lib/contract/calls';
import { API_BASE } from './api-base';
import { createCaller, isMissingCall } from '@/lib/http/call';
import { currentIdentity, endSessionAfter } from '../session/session';
import { toastFailure } from './toast-failure';

/**
 * The caller that `api` loads with its first call. Session-ending codes lead to the login page. If the gateway lacks a
 * POST call, a toast reports it even for a quiet call, because that part of the page disappears.
 */
export const browserCaller = createCaller({
  baseURL: API_BASE,
  timeout: 4500,
  identity: currentIdentity,
  onFailure(failure, { quiet }, name) {
    if (endSessionAfter(failure)) return;
    const isMissing = isMissingCall(name, failure);
    // Loaded on use, because most pages make no call that a gateway may lack.
    if (isMissing) void import('../stores/missing-calls').then(({ addMissingCall }) => addMissingCall(name));
    const isLost = isMissing && CALLS[name].method === 'POST';
    if (!quiet || isLost) toastFailure(failure);
  },
});
