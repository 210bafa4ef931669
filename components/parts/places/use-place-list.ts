import type { Place } from '@/lib/client/places';
import { useRead } from '@/lib/client/api/use-read';

export interface PlaceList {
  /** `idle`: nothing to load yet, because the place above it is not chosen. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  places: readonly Place[];
  retry: () => void;
}

/** Returns the places below `parent`. `initialPlaces` come with the page, so that the first view needs no request. */
export function usePlaceList(
  parent: string,
  load: (parent: never) => Promise<readonly Place[]>,
  initialPlaces?: readonly Place[],
): PlaceList {
  const loadBelow = () => load(parent as never); // Callers chain lists: the parent is a code that `load` accepts.
  const placesRead = useRead(parent || null, loadBelow, { initial: initialPlaces?.length ? initialPlaces : undefined });
  return {
    status: placesRead.status,
    places: placesRead.status === 'ready' ? placesRead.data : [],
    retry: placesRead.retry,
  };
}
