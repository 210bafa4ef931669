import { divIcon } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { classNames } from '@/components/ui/class-names';
import type { LocationView } from '@/lib/contract/content/content';
import type { GeoPoint } from '@/lib/market/distance';
import type { SiteView } from '@/lib/contract/places/sites';
import { CLUSTER_RADIUS, clusterSites } from './cluster-sites';
import { pixelsAt } from '../geo-point';
import { namesThatFit } from './names-that-fit';
import styles from './sites-map.module.css';

type City = LocationView & { besidePin?: boolean };

/** Shows the names of cities for orientation. They are not part of the tab order. */
export function MapCities({ cities, sites }: { cities: readonly LocationView[]; sites: readonly SiteView[] }) {
  const zoom = useZoom();
  return namesThatFit(besideMarks(cities, sites, zoom), zoom).map((city) => <CityName key={city.code} city={city} />);
}

/** Moves the name of a city to the mark of its sites, which would otherwise cover it. */
function besideMarks(cities: readonly LocationView[], sites: readonly SiteView[], zoom: number): City[] {
  const marks = clusterSites(sites, zoom, CLUSTER_RADIUS).map((mark) => ({ ...mark, at: pixelsAt(mark, zoom) }));
  return cities.map((city) => {
    const [x, y] = pixelsAt(city, zoom);
    const mark = marks.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < CLUSTER_RADIUS);
    return mark ? { ...city, lat: mark.lat, lng: mark.lng, besidePin: mark.sites.length === 1 } : city;
  });
}

function CityName({ city: { name, lat, lng, besidePin } }: { city: City }) {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    return divIcon({
      className: classNames(styles.city, besidePin && styles.besidePin),
      html: label,
      iconSize: [0, 0],
    });
  }, [name, besidePin]);
  return <Marker position={[lat, lng]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-10_000} />;
}

export function YouAreHere({ at }: { at: GeoPoint }) {
  const t = useTranslations('sites.map');
  const label = t('here');
  const icon = useMemo(() => {
    const dot = document.createElement('span');
    dot.textContent = label;
    return divIcon({ className: styles.here, html: dot, iconSize: [0, 0] });
  }, [label]);
  return <Marker position={[at.lat, at.lng]} icon={icon} interactive={false} keyboard={false} />;
}

/** Returns the current zoom of the surrounding map. */
export function useZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return zoom;
}
