'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './connection-notice.module.css';

/** Milliseconds for which the return of the network is told. */
const TOLD_FOR = 3000;

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  addEventListener('online', onChange, { signal: stop.signal });
  addEventListener('offline', onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** §4: the network is followed; its loss stays on the screen until it is back. */
export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const connected = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [returned, setReturned] = useState(false);

  useEffect(() => {
    if (connected) return;
    // Runs when the connection is back.
    return () => setReturned(true);
  }, [connected]);

  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [returned]);

  return (
    <div role="status" aria-live="polite">
      {(!connected || returned) && (
        <p className={styles.notice} data-ground="ink">
          <Icon name={connected ? 'check-circle' : 'offline'} />
          <span>{connected ? online : offline}</span>
        </p>
      )}
    </div>
  );
}
