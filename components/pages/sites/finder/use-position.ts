import { useState } from 'react';
import type { GeoPoint } from '@/lib/market/distance';

export type VisitorPosition =
  | { state: 'off' | 'asking' | 'denied' | 'failed' }
  /** The position stays in the memory of this view and is never stored. */
  | { state: 'on'; at: GeoPoint };

/** Milliseconds in which a device must find its position. */
const TIMEOUT_MS = 15_000;
/** Accepts a position that the device found in the last five minutes. */
const MAX_AGE_MS = 300_000;

/** Reads the visitor's position, only after the visitor asks for it. */
export function usePosition(): { position: VisitorPosition; locate: () => void; forget: () => void } {
  const [position, setPosition] = useState<VisitorPosition>({ state: 'off' });

  function locate() {
    if (!('geolocation' in navigator)) {
      setPosition({ state: 'failed' });
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ state: 'on', at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) => setPosition({ state: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return { position, locate, forget: () => setPosition({ state: 'off' }) };
}
