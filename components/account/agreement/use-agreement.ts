import { useCallback, useEffect, useState } from 'react';
import { api } from '@/lib/client/api/api';
import type { ResponseOf } from '@/lib/contract/registry';

type Agreement = ResponseOf<'getOrderAgreement'>;

interface AgreementRead {
  agreement: Agreement | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the terms when they are first shown and stores them while the component is mounted. */
export function useAgreement(isOpen: boolean): AgreementRead {
  const [agreement, setAgreement] = useState<Agreement | null>(null);
  const [failed, setFailed] = useState(false);
  const isNeeded = isOpen && agreement === null && !failed;

  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    api('getOrderAgreement', {}, { quiet: true, signal: controller.signal }).then(setAgreement, () => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [isNeeded]);

  return { agreement, failed, retry: useCallback(() => setFailed(false), []) };
}
