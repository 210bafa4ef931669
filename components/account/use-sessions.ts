import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import type { SessionEntry } from '@/lib/contract/sessions';

type Answer =
  { status: 'loading' } | { status: 'ready'; items: readonly SessionEntry[] } | { status: 'failed'; failure: unknown };

export type Sessions = Answer & {
  /** Asks again; what is shown stays until the answer. */
  refresh: () => void;
};

/** The devices where the person is logged in. */
export function useSessions(): Sessions {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const settle = (settled: Answer) => {
      if (!stop.signal.aborted) setAnswer(settled);
    };
    api('listSessions', {}, { quiet: true, signal: stop.signal }).then(
      ({ items }) => settle({ status: 'ready', items }),
      (failure: unknown) => settle({ status: 'failed', failure }),
    );
    return () => stop.abort();
  }, [tries]);
  return { ...answer, refresh: () => setTries((count) => count + 1) };
}
