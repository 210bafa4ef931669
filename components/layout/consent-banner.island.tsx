'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { acceptCookies, declineCookies, restoreConsent, useConsentStore } from '@/lib/client/stores/consent';
import styles from './consent-banner.module.css';

export interface ConsentBannerProps {
  label: string;
  text: string;
  details: { href: string; label: string };
  accept: string;
  decline: string;
}

/** §4: drawn by the layout for Turkey alone, and shown while this browser has given no consent. */
export function ConsentBanner({ label, text, details, accept, decline }: ConsentBannerProps) {
  const agreed = useConsentStore((state) => state.cookieAgree);
  useEffect(restoreConsent, []);
  if (agreed) return null;
  return (
    <section aria-label={label} className={styles.banner} data-ground="paper" data-consent="" data-print="hide">
      <div className={styles.content}>
        <p className={styles.text}>
          {text} <a href={details.href}>{details.label}</a>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="small" onClick={acceptCookies}>
            {accept}
          </Button>
          <Button size="small" onClick={declineCookies}>
            {decline}
          </Button>
        </div>
      </div>
    </section>
  );
}
