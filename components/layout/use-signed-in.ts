import { useEffect } from 'react';
import type { UserView } from '@/lib/contract/accounts';
import { replaceByLogin } from '@/lib/client/session';
import { useUserStore } from '@/lib/client/stores/user';

/** The signed-in person of a page that needs one (§6). Undefined until known; an anonymous visitor is sent to log in. */
export function useSignedIn(): UserView | undefined {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    if (user === null) replaceByLogin();
  }, [user]);
  return user ?? undefined;
}
