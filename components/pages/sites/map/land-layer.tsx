import { latLngBounds } from 'leaflet';
import { useCallback, useEffect } from 'react';
import { GeoJSON, useMap, useMapEvents } from 'react-leaflet';
import type { MarketLand } from '@/components/parts/maps/land';
import { marketLandAddress } from '@/components/parts/maps/land-address';
import { useRead } from '@/lib/client/api/use-read';
import type { Country } from '@/lib/market/country';
import styles from './sites-map.module.css';

/** Renders the land around a country from our own file. If it is unavailable, places are on a plain ground. */
export function LandLayer({ country }: { country: Country }) {
  const map = useMap();
  const landRead = useRead(marketLandAddress(country), loadLand);
  const land = landRead.status === 'ready' ? landRead.data : undefined;

  const limitMap = useCallback(() => {
    if (!land) return;
    const [west, south, east, north] = land.bbox;
    const edge = latLngBounds([south, west], [north, east]);
    map.setMaxBounds(edge);
    // Limits zooming out to the land, so that its edge is never visible. A larger map needs a higher zoom.
    map.setMinZoom(map.getBoundsZoom(edge, true));
  }, [map, land]);
  useEffect(limitMap, [limitMap]);
  useMapEvents({ resize: limitMap });

  return land && <GeoJSON data={land} {...LAND_OPTIONS} />;
}

async function loadLand(address: string, signal: AbortSignal): Promise<MarketLand> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as MarketLand;
}

/** Leaflet writes these attributes. The style sheet overrules them with its colours. */
const LAND_OPTIONS = { interactive: false, style: { className: styles.land, stroke: false, fillOpacity: 1 } };
