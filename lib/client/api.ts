import { createCaller } from './call';
import { currentIdentity, endedBy } from './session';
import { toastFailure } from './toast';

/**
 * The browser's caller. Its base is this site's own `/api`; a gateway is reached through the address the page was
 * built with. Failures the caller does not show itself appear as a toast; session-ending codes lead to the login page.
 */
export const api = createCaller({
  baseURL: process.env.NEXT_PUBLIC_API_BASE_URL || '/api',
  timeout: 4500,
  identity: currentIdentity,
  onFailure(failure, { quiet }) {
    if (!endedBy(failure) && !quiet) toastFailure(failure);
  },
});
