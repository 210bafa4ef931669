'use client';

import { useEffect } from 'react';
import { followMarketLinks } from '../effects/follow-market-links';

/** Stores the market that is chosen on the index page, which has no frame. */
export function MarketMemory() {
  useEffect(() => {
    const stop = new AbortController();
    followMarketLinks(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
