import { readSessionItem } from '@/lib/client/browser-storage';
import { STALE_DICTIONARIES } from '@/lib/client/market-choice';

/** §4: after a change of language the dictionaries are fetched again. Their code is loaded for that alone. */
export function renewStaleDictionaries(): void {
  if (readSessionItem(STALE_DICTIONARIES) === null) return;
  void import('@/lib/client/dictionaries').then(
    ({ refetchDictionaries }) => refetchDictionaries(),
    () => undefined,
  );
}
