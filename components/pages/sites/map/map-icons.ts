import { divIcon, type DivIcon } from 'leaflet';
import type { SiteKind } from '@/lib/contract/places/site-terms';
import styles from './sites-map.module.css';

/** Drawn on 24 x 30 units. The point of the pin is the place. */
const PIN_SVG =
  '<svg viewBox="0 0 24 30" aria-hidden="true"><path d="M12 29s10-9.6 10-17A10 10 0 0 0 2 12c0 7.4 10 17 10 17z"/>';
const MARKS: Record<SiteKind, string> = {
  own: '<circle cx="12" cy="11.5" r="4"/>',
  partner: '<path d="M8 11.5h8M12 7.5v8"/>',
  warehouse: '<path d="M7 16v-6l5-3.5 5 3.5v6z"/>',
};
const PIN_SIZE: [number, number] = [32, 40];

/** Markup of the pin of a kind. */
export const pinMarkup = (kind: SiteKind): string => `${PIN_SVG}<g>${MARKS[kind]}</g></svg>`;
/** Class of an element that contains the pin of a kind. */
export const pinClass = (kind: SiteKind): string => `${styles.pin} ${styles[kind]}`;

const pin = (kind: SiteKind): DivIcon =>
  divIcon({
    className: pinClass(kind),
    html: pinMarkup(kind),
    iconSize: PIN_SIZE,
    iconAnchor: [16, 38],
    popupAnchor: [0, -34],
  });

const SITE_ICONS = new Map<SiteKind, DivIcon>();

/** Returns the icon for all sites of a kind. */
export function siteIcon(kind: SiteKind): DivIcon {
  const icon = SITE_ICONS.get(kind) ?? pin(kind);
  SITE_ICONS.set(kind, icon);
  return icon;
}

/** Only the eye reads the number. The marker's title contains it in words. */
export function clusterIcon(count: number): DivIcon {
  return divIcon({ className: styles.cluster, html: `<span aria-hidden="true">${count}</span>`, iconSize: [38, 38] });
}
