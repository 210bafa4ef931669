'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/lib/client/api/use-online';
import styles from './connection-notice.module.css';

/** Milliseconds for which the notice of the restored network is shown. */
const RESTORED_NOTICE_MS = 3000;

/** Shows a notice while there is no network (§4), and a short one when it is restored. */
export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const connected = useOnline();
  const [returned, setReturned] = useState(false);

  useEffect(() => {
    if (connected) return;
    // Runs when the connection is back.
    return () => {
      setReturned(true);
      setTimeout(() => setReturned(false), RESTORED_NOTICE_MS);
    };
  }, [connected]);

  return (
    <div role="status" aria-live="polite">
      {(!connected || returned) && (
        <p className={styles.notice} data-ground="ink" data-connection="">
          <Icon name={connected ? 'check-circle' : 'offline'} />
          <span>{connected ? online : offline}</span>
        </p>
      )}
    </div>
  );
}
