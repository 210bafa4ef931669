import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  addEventListener('online', onChange, { signal: stop.signal });
  addEventListener('offline', onChange, { signal: stop.signal });
  document.addEventListener('visibilitychange', onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the browser has a network; true while the page is drawn on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether the page is looked at; false while it is drawn on the server. */
export function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
