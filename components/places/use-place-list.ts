import { useEffect, useState } from 'react';
import type { Place } from '@/lib/client/places';

export interface PlaceList {
  /** `idle`: nothing to load yet, because the place above it is not chosen. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  places: readonly Place[];
  retry: () => void;
}

interface Answer {
  parent: string;
  places: readonly Place[] | null;
}

/** The places below `parent`. `given` is what the page brought along, so that nothing is asked for on the first view. */
export function usePlaceList(
  parent: string,
  load: (parent: never) => Promise<readonly Place[]>,
  given?: readonly Place[],
): PlaceList {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const wanted = parent !== '' && !given?.length;

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const settle = (places: Answer['places']) => {
      if (!left) setAnswer({ parent, places });
    };
    load(parent as never).then(settle, () => settle(null));
    return () => {
      left = true;
    };
  }, [parent, wanted, load, tries]);

  function retry() {
    setAnswer(null);
    setTries((count) => count + 1);
  }

  if (parent === '') return { status: 'idle', places: [], retry };
  if (given?.length) return { status: 'ready', places: given, retry };
  if (answer?.parent !== parent) return { status: 'loading', places: [], retry };
  return answer.places ? { status: 'ready', places: answer.places, retry } : { status: 'failed', places: [], retry };
}
