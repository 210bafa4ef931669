import { readSessionCookies } from '@/lib/client/session-cookies';
import { restoreUser } from '@/lib/client/stores/user';
import { whenIdle } from './idle-prefetch';

/** The browser notifies other tabs of every write. Each login and logout writes the user's record. */
const USER_RECORD = 'userInfo';

const hasToken = () => readSessionCookies() !== null;

/** Milliseconds between looks for another tab's cookie, which can be seen a moment after its record, and how many. */
const LOOK_AGAIN = 100;
const LOOKS = 20;

function whenToken(signal: AbortSignal, then: () => void, looks = LOOKS): void {
  if (signal.aborted) return;
  if (hasToken()) return then();
  if (looks > 1) setTimeout(() => whenToken(signal, then, looks - 1), LOOK_AGAIN);
}

/**
 * On load: who is signed in. An anonymous visitor, as most are, needs no more than this; the session's own code is
 * loaded where there is a token, or as soon as another tab logs in.
 */
export function followSession(signal: AbortSignal): void {
  if (hasToken()) return void resume(signal);
  restoreUser(false);
  let begun = false;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== USER_RECORD || !newValue) return;
    whenToken(signal, () => {
      if (!begun) void resume(signal);
      begun = true;
    });
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
