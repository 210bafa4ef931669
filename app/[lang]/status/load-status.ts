import { CallFailure } from '@/lib/http/call-failure';
import type { StatusView } from '@/lib/contract/content/status';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads what the probes measured and the incidents. Returns null for a gateway without the call. */
export function loadStatus(choice: MarketChoice): Promise<StatusView | null> {
  return readCached('status', choice, async () => {
    try {
      return await serverCaller(choice)('queryStatus', {});
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return null;
      throw failure;
    }
  });
}
