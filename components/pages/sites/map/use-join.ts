import type { Marker } from 'leaflet';
import { useEffect, type RefObject } from 'react';
import type { SitesMapProps } from './sites-map-props';
import styles from './sites-map.module.css';

/**
 * Joins a mark with the rows of its sites: the pointer or the focus on one marks the other. `codes` are separated by
 * commas.
 */
export function useJoin(
  marker: RefObject<Marker | null>,
  codes: string,
  { pointed, onPoint }: Pick<SitesMapProps, 'pointed' | 'onPoint'>,
): void {
  const isPointed = codes.split(',').some((code) => pointed.includes(code));
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle(styles.pointed!, isPointed);
  }, [marker, isPointed]);

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    const listening = new AbortController();
    for (const type of ['pointerenter', 'focus'])
      element.addEventListener(type, () => onPoint(codes.split(',')), { signal: listening.signal });
    for (const type of ['pointerleave', 'blur'])
      element.addEventListener(type, () => onPoint([]), { signal: listening.signal });
    return () => listening.abort();
  }, [marker, codes, onPoint]);
}
