import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { TrackView } from '@/lib/contract/tracking';

type Answer =
  | { status: 'loading' }
  /** Null where the waybill is not known to tracking yet. */
  | { status: 'ready'; track: TrackView | null }
  | { status: 'failed'; failure: CallFailure };

/** The journey of one waybill so far. */
export function useTracked(waybillNo: string): Answer & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (settled: Answer) => {
      if (!stop.signal.aborted) setAnswer(settled);
    };
    api('queryTrack', { waybillNos: [waybillNo] }, { quiet: true, signal: stop.signal }).then(
      ({ inTransit, signed }) => settle({ status: 'ready', track: inTransit[0] ?? signed[0] ?? null }),
      (error: unknown) =>
        settle({ status: 'failed', failure: error instanceof CallFailure ? error : new CallFailure('network', '') }),
    );
    return () => stop.abort();
  }, [waybillNo, tries]);

  return {
    ...answer,
    retry: () => {
      setAnswer({ status: 'loading' });
      setTries((count) => count + 1);
    },
  };
}
