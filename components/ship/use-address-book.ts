import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { useUserStore } from '@/lib/client/stores/user';
import type { AddressView } from '@/lib/contract/addresses';

/** The person's own entries; empty for an anonymous visitor, and while or if they cannot be had: it is only a shortcut. */
export function useAddressBook(): readonly AddressView[] {
  const userId = useUserStore((state) => state.user?.userId);
  const [entries, setEntries] = useState<readonly AddressView[]>([]);
  useEffect(() => {
    if (!userId) return;
    const stop = new AbortController();
    api('searchAddresses', { userId }, { quiet: true, signal: stop.signal }).then(
      ({ items }) => setEntries(items),
      () => undefined,
    );
    return () => stop.abort();
  }, [userId]);
  return userId ? entries : [];
}
