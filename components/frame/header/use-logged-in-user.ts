import { useEffect } from 'react';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { replaceWithLogin } from '@/lib/client/session/session';
import { readSessionCookies } from '@/lib/client/session/session-cookies';
import { useUserStore } from '@/lib/client/stores/user';

/**
 * Returns the logged-in person of a page that needs one (§6). Undefined until known. A visitor without a token is
 * redirected to the login.
 */
export function useLoggedInUser(): UserView | undefined {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    // With a token, the check of the session loads the person or ends the session.
    if (user === null && !readSessionCookies()) replaceWithLogin();
  }, [user]);
  return user ?? undefined;
}
