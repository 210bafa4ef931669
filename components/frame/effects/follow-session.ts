import { readSessionCookies } from '@/lib/client/session/session-cookies';
import { restoreUser } from '@/lib/client/stores/user';
import { whenIdle } from './idle-prefetch';

/** The browser notifies other tabs of every write. Each login and logout writes the user's record. */
const USER_RECORD = 'userInfo';

const hasToken = () => readSessionCookies() !== null;

/**
 * Milliseconds between checks for another tab's cookie, which may appear just after its record, and the number of
 * checks.
 */
const LOOK_INTERVAL_MS = 100;
const MAX_LOOKS = 20;

function waitForToken(signal: AbortSignal, onToken: () => void, looks = MAX_LOOKS): void {
  if (signal.aborted) return;
  if (hasToken()) return onToken();
  if (looks > 1) setTimeout(() => waitForToken(signal, onToken, looks - 1), LOOK_INTERVAL_MS);
}

/**
 * Finds out on load who is logged in. The session's own code is loaded only if there is a token, or when another tab
 * logs in.
 */
export function followSession(signal: AbortSignal): void {
  if (hasToken()) return void resume(signal);
  restoreUser(false);
  let isFollowing = false;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== USER_RECORD || !newValue) return;
    waitForToken(signal, () => {
      if (!isFollowing) void resume(signal);
      isFollowing = true;
    });
  };
  addEventListener('storage', onStorage, { signal });
}

async function resume(signal: AbortSignal): Promise<void> {
  const { renewSessionInTime, checkSession } = await import('./session-keeper');
  if (signal.aborted) return;
  const stop = renewSessionInTime();
  const cancelCheck = whenIdle(() => void checkSession());
  signal.addEventListener('abort', () => {
    stop();
    cancelCheck();
  });
}
