import { divIcon, type Map as LeafletMap } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { classNames } from '@/components/ui/class-names';
import type { LocationView } from '@/lib/contract/content/content';
import { sortByDistance, type GeoPoint } from '@/lib/market/distance';
import type { SiteView } from '@/lib/contract/places/sites';
import { CLUSTER_RADIUS, clusterSites, type SiteCluster } from './cluster-sites';
import { pixelsAt } from './pixels-at';
import { layOutNames, type LabelBox, type MapMark, type NamedPoint, type PlacedName } from './lay-out-names';
import styles from './sites-map.module.css';

/** Shows the names of cities for orientation. They are not part of the tab order. */
export function MapCities({ cities, sites }: { cities: readonly LocationView[]; sites: readonly SiteView[] }) {
  const { zoom, box } = useView();
  const clusters = clusterSites(sites, zoom, CLUSTER_RADIUS).sort(
    (one, other) => other.sites.length - one.sites.length,
  );
  const marks = clusters.map((cluster): MapMark => ({ ...cluster, shape: shapeOf(cluster) }));
  const names = namesOf(cities, clusters, zoom);
  return layOutNames(names, marks, zoom, box).map((city) => <CityName key={`${city.lat} ${city.lng}`} city={city} />);
}

const shapeOf = ({ sites }: SiteCluster<SiteView>): MapMark['shape'] => (sites.length === 1 ? 'pin' : 'number');

/** Names each mark after the places of its sites, one a line. Cities beside a mark are not named again. */
function namesOf(
  cities: readonly LocationView[],
  clusters: readonly SiteCluster<SiteView>[],
  zoom: number,
): NamedPoint[] {
  const named = clusters.map((cluster): NamedPoint => ({
    ...cluster,
    name: [...new Set(cluster.sites.map((site) => placeOf(site, cities)))].join('\n'),
    mark: shapeOf(cluster),
  }));
  const isFree = (city: LocationView) => {
    const [cityX, cityY] = pixelsAt(city, zoom);
    return clusters.every((cluster) => {
      const [x, y] = pixelsAt(cluster, zoom);
      return Math.hypot(cityX - x, cityY - y) >= CLUSTER_RADIUS;
    });
  };
  return [...named, ...cities.filter(isFree)];
}

/** Kilometres around a city of our network in which Nigerian districts have its name. */
const CITY_KM = 25;

/**
 * Returns the place that a site's label names: the province in Türkiye, the nearest of our cities in Nigeria, else the
 * city. The cities of addresses are districts in the first two.
 */
function placeOf(site: SiteView, cities: readonly LocationView[]): string {
  if (site.countryCode === 'TR') return site.provinceName;
  const [nearest] = site.countryCode === 'NG' ? sortByDistance(cities, site) : [];
  return nearest && nearest.km < CITY_KM ? nearest.place.name : site.cityName;
}

function CityName({ city: { name, lat, lng, side, offset } }: { city: PlacedName }) {
  const [x, y] = offset;
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    return divIcon({
      className: classNames(styles.city, styles[side]),
      html: label,
      iconSize: [0, 0],
      iconAnchor: [-x, -y],
    });
  }, [name, side, x, y]);
  return <Marker position={[lat, lng]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-10_000} />;
}

export function YouAreHere({ position }: { position: GeoPoint }) {
  const t = useTranslations('sites.map');
  const label = t('here');
  const icon = useMemo(() => {
    const dot = document.createElement('span');
    dot.textContent = label;
    return divIcon({ className: styles.here, html: dot, iconSize: [0, 0] });
  }, [label]);
  return <Marker position={[position.lat, position.lng]} icon={icon} interactive={false} keyboard={false} />;
}

/** Returns the current zoom of the surrounding map. Moving the map does not change it. */
export function useZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return zoom;
}

/** Returns the visible part of the surrounding map, in pixels of its zoom. */
function useView(): { zoom: number; box: LabelBox } {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  const update = () => setView(viewOf(map));
  useMapEvents({ moveend: update, resize: update });
  return view;
}

function viewOf(map: LeafletMap): { zoom: number; box: LabelBox } {
  const bounds = map.getPixelBounds();
  const { x: left, y: top } = bounds.getTopLeft();
  const { x: right, y: bottom } = bounds.getBottomRight();
  return { zoom: map.getZoom(), box: { left, right, top, bottom } };
}
