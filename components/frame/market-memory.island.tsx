'use client';

import { useEffect } from 'react';
import { followMarketLinks } from './frame/follow-market-links';

/** For the index page, which has no frame: what is chosen there is kept. */
export function MarketMemory() {
  useEffect(() => {
    const stop = new AbortController();
    followMarketLinks(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
