import type { Marker } from 'leaflet';
import { useEffect, type RefObject } from 'react';
import styles from './sites-map.module.css';

/**
 * Joins a mark with the rows of its sites: the pointer or the focus on one marks the other. `codes` are separated by
 * commas. The rows are marked by an attribute, so that the page's scripts do not grow without the map.
 */
export function useRowHighlight(marker: RefObject<Marker | null>, codes: string): void {
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    const sites = codes.split(',');
    const listening = new AbortController();
    const { signal } = listening;

    function markRows(isMarked: boolean) {
      for (const code of sites) document.getElementById(code)?.toggleAttribute('data-pointed', isMarked);
    }
    const markPin = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('li') : null;
      element.classList.toggle(styles.pointed!, row !== null && sites.includes(row.id));
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, markPin, { signal });
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => markRows(true), { signal });
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => markRows(false), { signal });
    return () => {
      listening.abort();
      markRows(false);
    };
  }, [marker, codes]);
}
