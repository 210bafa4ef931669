import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two refreshes, and between two checks whether one is due. */
const REFRESH_AGE_MS = 5 * 60_000;
const CHECK_MS = 30_000;

/** Calls `refresh` when the data of `at` (ISO 8601; null if it never changes) is old and the page is visible. */
export function useRefresh(at: string | null, refresh: () => void): void {
  const onOld = useEffectEvent(refresh);

  useEffect(() => {
    if (at === null) return undefined;
    let last = Date.parse(at);
    const refreshIfOld = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < REFRESH_AGE_MS) return;
      last = Date.now();
      onOld();
    };
    const timer = setInterval(refreshIfOld, CHECK_MS);
    document.addEventListener('visibilitychange', refreshIfOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfOld);
    };
  }, [at]);
}
