'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { isConsentAnswered } from '@/lib/client/consent-answer';
import type { ConsentBannerProps } from './consent-banner.island';

/** §4: loads the question about cookies where this browser has not answered it. Without it nothing is agreed to. */
export function ConsentHost(texts: ConsentBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();

  useEffect(() => {
    if (isConsentAnswered()) return;
    void import('./consent-banner.island').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => undefined,
    );
  }, []);

  return Banner ? <Banner {...texts} /> : null;
}
