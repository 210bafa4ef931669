import { useCallback, useEffect, useState } from 'react';
import { api } from '@/lib/client/api/api';
import type { ResponseOf } from '@/lib/contract/registry';

type Agreement = ResponseOf<'getOrderAgreement'>;

interface Loading {
  agreement: Agreement | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the terms on first use and caches them while the page lives. */
export function useAgreement(wanted: boolean): Loading {
  const [agreement, setAgreement] = useState<Agreement | null>(null);
  const [failed, setFailed] = useState(false);
  const asks = wanted && agreement === null && !failed;

  useEffect(() => {
    if (!asks) return;
    const asking = new AbortController();
    api('getOrderAgreement', {}, { quiet: true, signal: asking.signal }).then(setAgreement, () => {
      if (!asking.signal.aborted) setFailed(true);
    });
    return () => asking.abort();
  }, [asks]);

  return { agreement, failed, retry: useCallback(() => setFailed(false), []) };
}
