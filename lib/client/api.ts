import type { Caller } from '@/lib/calls/call';
import { asFailure } from '@/lib/calls/call-failure';
import { toastFailure } from './toast-failure';

/**
 * The browser's caller. Shows a toast for failures that the caller does not show itself. The code for calls loads with the first call.
 * If it cannot be loaded, the call fails like a call without a network, and the next call tries again.
 */
export const api: Caller = async (name, input, options) => {
  const { browserCaller } = await import('./browser-caller').catch((error: unknown) => {
    const failure = asFailure(error);
    if (!options?.quiet) toastFailure(failure);
    throw failure;
  });
  return browserCaller(name, input, options);
};
