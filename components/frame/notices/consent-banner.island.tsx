'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { acceptCookies, declineCookies, restoreConsent, useConsentStore } from '@/lib/client/stores/consent';
import styles from './consent-banner.module.css';

export interface ConsentBannerProps {
  label: string;
  text: string;
  details: { href: string; label: string };
  accept: string;
  decline: string;
}

/**
 * Shown only in Türkiye, while this browser has not answered (§4). Its buttons are plain, so that it needs no table of
 * icons.
 */
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
          <button type="button" className={buttonClass({ size: 'small' })} onClick={acceptCookies}>
            {accept}
          </button>
          <button type="button" className={buttonClass({ size: 'small' })} onClick={declineCookies}>
            {decline}
          </button>
        </div>
      </div>
    </section>
  );
}
