import { useLayoutEffect } from 'react';

/** Pixels from the top, by history entry, while this document lives. */
const places = new Map<string, number>();

/**
 * §3, kept-alive pages: Back finds a list where it was left, though it is loaded anew. For a component that is drawn once
 * the list is there. Browsers without the Navigation API are left to their own restoration.
 */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    const entry = window.navigation?.currentEntry?.key;
    if (!entry) return;
    const place = places.get(entry);
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
    return () => void places.set(entry, scrollY);
  }, []);
}
