'use client';

import 'leaflet/dist/leaflet.css';
import { latLngBounds, type LatLngBoundsExpression } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { SITE_KINDS } from '@/lib/contract/places/site-terms';
import { MARKETS, type Country } from '@/lib/market/country';
import type { GeoPoint } from '@/lib/market/distance';
import { LandLayer } from './land-layer';
import { MapCities, YouAreHere } from './map-labels';
import { pinClass, pinMarkup } from './map-icons';
import { SiteMarkers } from './site-markers';
import type { SitesMapProps } from './sites-map-props';
import styles from './sites-map.module.css';

/** Maximum zoom. Without tiles of streets, a higher zoom shows nothing more. */
const MAX_ZOOM = { land: 13, tiles: 18 };
const CLOSE_ZOOM = 10;

/** Renders the map: the market's outline, its cities and sites. Loads Leaflet on use. The map is never mirrored. */
export function SitesMap(props: SitesMapProps) {
  const { country, sites, cities, tiles, visitorPosition } = props;
  const t = useTranslations('sites.map');
  const first = useMemo(
    () => firstView(sites.length > 0 ? sites : cities, country),
    // Initial view. The visitor or a search moves the map later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [country],
  );
  return (
    <>
      <MapContainer
        key={country}
        bounds={first}
        boundsOptions={FIT_OPTIONS}
        maxZoom={tiles ? MAX_ZOOM.tiles : MAX_ZOOM.land}
        zoomSnap={0.25}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className={styles.map}
      >
        <NamedMap label={t('label')} />
        <LandLayer country={country} />
        {tiles && <TileLayer url={tiles.url} />}
        {tiles && <AttributionControl position="bottomleft" prefix={tiles.attribution} />}
        <MapCities cities={cities} sites={sites} />
        <SiteMarkers {...props} closeEnough={CLOSE_ZOOM} />
        {visitorPosition && <YouAreHere position={visitorPosition} />}
        <FitToResults sites={sites} visitorPosition={visitorPosition} />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
      </MapContainer>
      <Legend />
    </>
  );
}

/** Names the kind of place that each pin marks. */
function Legend() {
  const kinds = useTranslations('sites.kinds');
  return (
    <ul role="list" className={styles.legend}>
      {SITE_KINDS.map((kind) => (
        <li key={kind}>
          <span aria-hidden="true" className={pinClass(kind)} dangerouslySetInnerHTML={{ __html: pinMarkup(kind) }} />
          <span>{kinds(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Space around the tips of the pins, which are 40 px high. The zoom buttons must not cover any. */
const FIT_OPTIONS = {
  paddingTopLeft: [40, 56] as [number, number],
  paddingBottomRight: [64, 32] as [number, number],
  maxZoom: CLOSE_ZOOM,
};

/** A country without sites and cities is shown at its business centre. */
function firstView(points: readonly GeoPoint[], country: Country): LatLngBoundsExpression {
  const [lng, lat] = MARKETS[country].hub;
  return boundsOf(points.length > 0 ? points : [{ lat, lng }]);
}

function boundsOf(points: readonly GeoPoint[]): LatLngBoundsExpression {
  return latLngBounds(points.map(({ lat, lng }) => [lat, lng] as [number, number]));
}

/** Names the part of the map that gets the keyboard focus, and the drawing in it. */
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

/** A new search moves the map to its results. A selection moves the map separately. */
function FitToResults({ sites, visitorPosition }: Pick<SitesMapProps, 'sites' | 'visitorPosition'>) {
  const map = useMap();
  const codes = sites.map(({ siteCode }) => siteCode).join();
  useEffect(() => {
    const points = [...sites, ...(visitorPosition ? [visitorPosition] : [])];
    if (points.length > 0) map.fitBounds(boundsOf(points), { ...FIT_OPTIONS, animate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same sites in a new list are no other search
  }, [map, codes, visitorPosition]);
  return null;
}
