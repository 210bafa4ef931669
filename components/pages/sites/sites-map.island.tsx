'use client';

import 'leaflet/dist/leaflet.css';
import { latLngBounds, type LatLngBoundsExpression } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { MARKETS, type Country } from '@/lib/market/country';
import type { GeoPoint } from '@/lib/market/distance';
import { LandLayer } from './land-layer';
import { MapCities, YouAreHere } from './map-labels';
import { SiteMarkers } from './site-markers';
import type { SitesMapProps } from './sites-map-props';
import styles from './sites-map.module.css';

/** Without streets there is nothing more to see beyond this zoom. */
const DEEPEST = { land: 13, tiles: 18 };
const CLOSE_ENOUGH = 10;

/** Our land, our places. It is loaded with Leaflet when it is needed; its drawing is never mirrored. */
export function SitesMap(props: SitesMapProps) {
  const { country, sites, cities, tiles, here } = props;
  const t = useTranslations('sites.map');
  const first = useMemo(
    () => firstView(sites.length > 0 ? sites : cities, country),
    // Where the map begins; later moves are the visitor's own or follow what was found.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [country],
  );
  return (
    <MapContainer
      key={country}
      bounds={first}
      boundsOptions={FIT}
      maxZoom={tiles ? DEEPEST.tiles : DEEPEST.land}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      className={styles.map}
    >
      <NamedMap label={t('label')} />
      <LandLayer country={country} />
      {tiles && <TileLayer url={tiles.url} />}
      {tiles && <AttributionControl position="bottomleft" prefix={tiles.attribution} />}
      <MapCities cities={cities} />
      <SiteMarkers {...props} closeEnough={CLOSE_ENOUGH} />
      {here && <YouAreHere at={here} />}
      <ShowWhatWasFound sites={sites} here={here} />
      <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
    </MapContainer>
  );
}

/** Nothing is shown at first below the buttons of the zoom. */
const FIT = {
  paddingTopLeft: [36, 36] as [number, number],
  paddingBottomRight: [64, 36] as [number, number],
  maxZoom: CLOSE_ENOUGH,
};

/** A country without sites and cities is shown at its business centre. */
function firstView(points: readonly GeoPoint[], country: Country): LatLngBoundsExpression {
  const [lng, lat] = MARKETS[country].hub;
  return boundsOf(points.length > 0 ? points : [{ lat, lng }]);
}

function boundsOf(points: readonly GeoPoint[]): LatLngBoundsExpression {
  return latLngBounds(points.map(({ lat, lng }) => [lat, lng] as [number, number]));
}

/** Names the part that the keyboard moves, and the drawing in it. */
function NamedMap({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    const nameDrawing = () => {
      const drawing = map.getPane('overlayPane')?.querySelector('svg');
      drawing?.setAttribute('role', 'img');
      drawing?.setAttribute('aria-label', label);
    };
    nameDrawing();
    map.on('layeradd', nameDrawing);
    return () => void map.off('layeradd', nameDrawing);
  }, [map, label]);
  return null;
}

/** Another search, another view; a selection moves the map by itself. */
function ShowWhatWasFound({ sites, here }: Pick<SitesMapProps, 'sites' | 'here'>) {
  const map = useMap();
  const codes = sites.map(({ siteCode }) => siteCode).join();
  useEffect(() => {
    const points = [...sites, ...(here ? [here] : [])];
    if (points.length > 0) map.fitBounds(boundsOf(points), { ...FIT, animate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same sites in a new list are no other search
  }, [map, codes, here]);
  return null;
}
