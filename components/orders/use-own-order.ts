import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { OrderView } from '@/lib/contract/orders';
import { isMissing } from './run-order-action';

type Answer =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'ready'; order: OrderView }
  | { status: 'failed'; failure: CallFailure };

export type OwnOrder = Answer & {
  /** Shows what another call answered. */
  put: (order: OrderView) => void;
  /** It is not there any more. */
  lose: () => void;
  retry: () => void;
};

function answerOf(error: unknown): Answer {
  if (isMissing(error)) return { status: 'missing' };
  return { status: 'failed', failure: error instanceof CallFailure ? error : new CallFailure('network', '') };
}

/**
 * An order of the person who is signed in; anybody else's looks like a missing one. Null waits: who is signed in may not
 * be known yet.
 */
export function useOwnOrder(id: string | null): OwnOrder {
  const [answer, setAnswer] = useState<Answer>({ status: id === '' ? 'missing' : 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    const settle = (settled: Answer) => {
      if (!stop.signal.aborted) setAnswer(settled);
    };
    api('getOrder', { id }, { quiet: true, signal: stop.signal }).then(
      (order) => settle({ status: 'ready', order }),
      (error: unknown) => settle(answerOf(error)),
    );
    return () => stop.abort();
  }, [id, tries]);

  return {
    ...answer,
    put: (order) => setAnswer({ status: 'ready', order }),
    lose: () => setAnswer({ status: 'missing' }),
    retry: () => {
      setAnswer({ status: 'loading' });
      setTries((count) => count + 1);
    },
  };
}
