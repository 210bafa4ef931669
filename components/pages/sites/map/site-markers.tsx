import { latLngBounds, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { SiteView } from '@/lib/contract/places/sites';
import { CLUSTER_RADIUS, clusterSites, type SiteCluster } from './cluster-sites';
import { clusterIcon } from './map-icons';
import { isActivationKey, SiteMarker } from './site-marker';
import type { SitesMapProps } from './sites-map-props';
import { useRowHighlight } from './use-row-highlight';
import { useZoom } from './map-labels';

export interface SiteMarkersProps extends Pick<SitesMapProps, 'sites' | 'now' | 'selected' | 'onSelect'> {
  /** Zoom at which a single site is shown. */
  closeEnough: number;
}

/** Shows a pin for a single site, and a number for sites that would overlap. */
export function SiteMarkers({ sites, now, selected, onSelect, closeEnough }: SiteMarkersProps) {
  const map = useMap();
  const zoom = useZoom();

  const selectedSite = sites.find(({ siteCode }) => siteCode === selected.code);
  const clusters = useMemo(
    () => [
      ...clusterSites(
        sites.filter((site) => site !== selectedSite),
        zoom,
        CLUSTER_RADIUS,
      ),
      ...(selectedSite ? clusterSites([selectedSite], zoom, CLUSTER_RADIUS) : []),
    ],
    [sites, selectedSite, zoom],
  );

  useEffect(() => {
    // A pressed pin is already in view.
    if (!selectedSite || selected.by === 'map' || selected.by === 'details') return;
    map.setView([selectedSite.lat, selectedSite.lng], Math.max(map.getZoom(), closeEnough), { animate: false });
  }, [map, selectedSite, selected, closeEnough]);

  return clusters.map((cluster) => {
    const [first, ...others] = cluster.sites;
    return first && others.length === 0 ? (
      <SiteMarker key={first.siteCode} site={first} now={now} selected={selected} onSelect={onSelect} />
    ) : (
      <ClusterMarker key={codesOf(cluster)} cluster={cluster} />
    );
  });
}

const codesOf = ({ sites }: SiteCluster<SiteView>) => sites.map(({ siteCode }) => siteCode).join();

/** A press separates the sites. */
function ClusterMarker({ cluster }: { cluster: SiteCluster<SiteView> }) {
  const { sites, lat, lng } = cluster;
  const marker = useRef<LeafletMarker>(null);
  useRowHighlight(marker, codesOf(cluster));
  const t = useTranslations('sites.map');
  const map = useMap();
  const count = sites.length;
  const icon = useMemo(() => clusterIcon(count), [count]);

  function open() {
    const bounds = latLngBounds(sites.map((site) => [site.lat, site.lng] as [number, number]));
    map.fitBounds(bounds, { padding: [48, 48], animate: false });
    // The cluster is gone, so the keyboard focus moves to the map.
    map.getContainer().focus({ preventScroll: true });
  }

  return (
    <Marker
      ref={marker}
      position={[lat, lng]}
      icon={icon}
      title={t('cluster', { count })}
      eventHandlers={{
        click: open,
        keydown: (event: LeafletKeyboardEvent) => {
          if (!isActivationKey(event.originalEvent)) return;
          event.originalEvent.preventDefault();
          open();
        },
      }}
    />
  );
}
