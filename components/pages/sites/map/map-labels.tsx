import { divIcon } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { LocationView } from '@/lib/contract/content/content';
import type { GeoPoint } from '@/lib/market/distance';
import { namesThatFit } from './names-that-fit';
import styles from './sites-map.module.css';

/** Shows the names of cities for orientation. They are not part of the tab order. */
export function MapCities({ cities }: { cities: readonly LocationView[] }) {
  return namesThatFit(cities, useZoom()).map((city) => <CityName key={city.code} city={city} />);
}

function CityName({ city: { name, lat, lng } }: { city: LocationView }) {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    return divIcon({ className: styles.city, html: label, iconSize: [0, 0] });
  }, [name]);
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
