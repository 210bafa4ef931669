import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { OrderView } from '@/lib/contract/orders';

/** The person's own order. `placed` is known right after it was placed; after a reload it is asked for. */
export function useOrder(id: string, placed: OrderView | null) {
  const [order, setOrder] = useState<OrderView | null>(placed);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [tries, setTries] = useState(0);
  const missing = order?.id !== id;

  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    api('getOrder', { id }, { quiet: true, signal: stop.signal }).then(setOrder, (error: unknown) => {
      if (!stop.signal.aborted) setFailure(error instanceof CallFailure ? error : new CallFailure('network', ''));
    });
    return () => stop.abort();
  }, [id, missing, tries]);

  function retry() {
    setFailure(null);
    setTries((count) => count + 1);
  }

  return { order: missing ? null : order, failure, retry };
}
