import type { LocationView } from '@/lib/contract/content';
import type { SiteView } from '@/lib/contract/sites';
import type { Country } from '@/lib/market/country';
import type { GeoPoint } from './distance';
import type { MapTiles } from './tiles';
import type { Selection } from './use-selected-site';

export interface SitesMapProps {
  country: Country;
  /** Those that were found; the map shows all of them at first. */
  sites: readonly SiteView[];
  cities: readonly LocationView[];
  tiles: MapTiles | null;
  /** The visitor. */
  here: GeoPoint | null;
  now: Date | null;
  selected: Selection;
  onSelect: (selection: Selection) => void;
}
