import type { LocationView } from '@/lib/contract/content/content';
import type { SiteView } from '@/lib/contract/places/sites';
import type { Country } from '@/lib/market/country';
import type { GeoPoint } from '@/lib/market/distance';
import type { SiteSelection } from '../finder/use-selected-site';

/** A tile server of the operator's choice, shown above our own land. */
export interface MapTiles {
  /** `https://host/{z}/{x}/{y}.png` */
  url: string;
  /** Attribution that the map's licence requires. */
  attribution: string;
}

export interface SitesMapProps {
  country: Country;
  /** Sites found. The map shows all of them at first. */
  sites: readonly SiteView[];
  cities: readonly LocationView[];
  tiles: MapTiles | null;
  /** Position of the visitor. */
  visitorPosition: GeoPoint | null;
  now: Date | null;
  selected: SiteSelection;
  onSelect: (selection: SiteSelection) => void;
}
