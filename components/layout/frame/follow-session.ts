import { readSessionCookies } from '@/lib/client/session-cookies';
import { restoreUser } from '@/lib/client/stores/user';
import { whenIdle } from './idle-prefetch';

/** The browser tells other tabs of every write; the user's record is written at each login and logout. */
const USER_RECORD = 'userInfo';

const hasToken = () => readSessionCookies() !== null;

/**
 * On load: who is signed in. An anonymous visitor, as most are, needs no more than this; the session's own code is
 * loaded where there is a token, or as soon as another tab logs in.
 */
export function followSession(signal: AbortSignal): void {
  if (hasToken()) return void resume(signal);
  restoreUser(false);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== USER_RECORD || !hasToken()) return;
    removeEventListener('storage', onStorage);
    void resume(signal);
  };
  addEventListener('storage', onStorage, { signal });
}

async function resume(signal: AbortSignal): Promise<void> {
  const { keepSession, checkSession } = await import('./session-keeper');
  if (signal.aborted) return;
  const stop = keepSession();
  const cancelCheck = whenIdle(() => void checkSession());
  signal.addEventListener('abort', () => {
    stop();
    cancelCheck();
  });
}
