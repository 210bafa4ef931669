import type { Caller } from '@/lib/calls/call';
import { asFailure } from './call-failure';
import { toastFailure } from './toast-failure';

/**
 * The browser's caller. Failures the caller does not show itself appear as a toast. What makes calls is loaded with the first one:
 * where that cannot be had, the call fails as it does without a network, and the next one tries again.
 */
export const api: Caller = async (name, input, options) => {
  const { browserCaller } = await import('./browser-caller').catch((error: unknown) => {
    const failure = asFailure(error);
    if (!options?.quiet) toastFailure(failure);
    throw failure;
  });
  return browserCaller(name, input, options);
};
