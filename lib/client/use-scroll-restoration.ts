import { useLayoutEffect } from 'react';

/** Scroll positions in pixels from the top, by history entry, until this document is closed. */
const places = new Map<string, number>();

/**
 * Restores the scroll position of a reloaded list after Back (§3, kept-alive pages). Use it in a component that is
 * first rendered with the loaded list. Browsers without the Navigation API use their own restoration.
 */
export function useScrollRestoration(): void {
  useLayoutEffect(() => {
    const entry = window.navigation?.currentEntry?.key;
    if (!entry) return;
    const place = places.get(entry);
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
    return () => void places.set(entry, scrollY);
  }, []);
}
