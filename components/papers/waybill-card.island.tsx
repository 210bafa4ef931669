'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QrCode } from '@/components/layout/qr-code';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WaybillText } from '@/components/ui/figures';
import { Barcode } from './barcode';
import styles from './waybill-card.module.css';

/** The number to read aloud, to copy, to scan at the counter and to scan with a phone. */
export function WaybillCard({ number, trackAddress }: { number: string; trackAddress: string }) {
  const t = useTranslations('ship.done');
  return (
    <section aria-labelledby="waybill-title" className={styles.card}>
      <h3 id="waybill-title" className={styles.title}>
        {t('waybill')}
      </h3>
      <p className={styles.number}>
        <WaybillText number={number} />
      </p>
      <Copy text={number} />
      <div className={styles.codes}>
        <div className={styles.barcode}>
          <Barcode text={number} label={t('barcode', { number })} />
        </div>
        <figure className={styles.qr}>
          <QrCode text={trackAddress} label={t('qr')} />
          <figcaption>{t('qrHint')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Copy({ text }: { text: string }) {
  const t = useTranslations('ship.done');
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Forbidden or not there: the number stands beside the button and can be selected.
      setCopied(false);
    }
  }

  return (
    <div className={styles.copy}>
      <Button size="small" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </Button>
      <span role="status">
        <VisuallyHidden>{copied ? t('copied') : ''}</VisuallyHidden>
      </span>
    </div>
  );
}
