'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { isConsentGiven } from '@/lib/client/consent-cookie';
import type { ConsentBannerProps } from './consent-banner.island';

/** Loads the cookie question unless this browser stores a consent (§4). The banner hides itself after a refusal. */
export function ConsentHost(texts: ConsentBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();

  useEffect(() => {
    if (isConsentGiven()) return;
    void import('./consent-banner.island').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => undefined,
    );
  }, []);

  return Banner ? <Banner {...texts} /> : null;
}
