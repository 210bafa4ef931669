import { useEffect } from 'react';
import type { UserView } from '@/lib/contract/accounts';
import { replaceByLogin } from '@/lib/client/session';
import { readSessionCookies } from '@/lib/client/session-cookies';
import { useUserStore } from '@/lib/client/stores/user';

/** The signed-in person of a page that needs one (§6). Undefined until known; a visitor without a token is sent to log in. */
export function useSignedIn(): UserView | undefined {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    // With a token, the check of the session asks who it is, or ends it.
    if (user === null && !readSessionCookies()) replaceByLogin();
  }, [user]);
  return user ?? undefined;
}
