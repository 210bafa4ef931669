import type { Draft } from '@/lib/client/ship/draft';
import { sameWay } from '@/lib/client/ship/restore-drafts';
import { usePreSendStore } from '@/lib/client/stores/pre-send';

/** What `read` answers for the kept draft; `fallback` is the draft before anything of it was kept. */
export function useDraft<T extends string | number | boolean | Draft>(fallback: Draft, read: (draft: Draft) => T): T {
  return usePreSendStore(({ drafts }) => read(drafts.find((draft) => sameWay(draft, fallback)) ?? fallback));
}
