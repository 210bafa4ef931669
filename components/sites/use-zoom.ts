import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/** The zoom of the map around, as it is now. */
export function useZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return zoom;
}
