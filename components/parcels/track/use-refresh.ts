import { useEffect, useEffectEvent } from 'react';

/** From one look to the next, and between two questions whether it is time. */
const AGE_MS = 5 * 60_000;
const ASK_MS = 30_000;

/** Calls `refresh` whenever what is of `at` (ISO 8601; null for what does not change) has grown old while the page is looked at. */
export function useRefresh(at: string | null, refresh: () => void): void {
  const onOld = useEffectEvent(refresh);

  useEffect(() => {
    if (at === null) return undefined;
    let last = Date.parse(at);
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < AGE_MS) return;
      last = Date.now();
      onOld();
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [at]);
}
