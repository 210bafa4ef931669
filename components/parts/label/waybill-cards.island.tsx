'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { QrCode } from '@/components/parts/qr-code';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { isInternationalService } from '@/lib/orders/choices';
import { Barcode } from './barcode';
import { LabelBars } from './label-bars';
import { RouteLabel } from './route-label';
import styles from './waybill-cards.module.css';

/**
 * Shows the number of each parcel, to read aloud, to copy and to scan at the counter. A QR code opens the tracking page
 * on a phone.
 */
export function WaybillCards({ order, trackAddress }: { order: OrderView; trackAddress: string }) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { waybills, tradeNo, route, service, quote } = order;
  const count = waybills.length;
  const [only] = waybills;
  const label = only && count === 1 && route && (
    <RouteLabel
      spoken
      className={styles.label}
      from={route.from}
      to={[route.to]}
      service={service === 'local-standard' || isInternationalService(service) ? t(`services.${service}.name`) : ''}
      facts={[
        { key: 'days', text: formatWorkingDays(quote.transit.minDays, quote.transit.maxDays, locale) },
        { key: 'price', text: quote.totals.map((total) => formatMoney(total, locale)).join(' + ') },
      ]}
    >
      <LabelBars number={only.waybillNo} />
    </RouteLabel>
  );
  return (
    <div className={count > 1 ? styles.several : undefined}>
      {waybills.map(({ waybillNo }, index) => (
        <NumberCard
          key={waybillNo}
          title={count > 1 ? t('done.parcel', { number: index + 1, count }) : t('done.waybill')}
          number={waybillNo}
          label={label}
        >
          {count === 1 && <PhoneCode trackAddress={trackAddress} />}
        </NumberCard>
      ))}
      {count > 1 && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t('done.orderNo')}</h2>
          <p className={styles.number}>
            <WaybillText number={tradeNo} />
          </p>
          <PhoneCode trackAddress={trackAddress} />
        </section>
      )}
    </div>
  );
}

interface CardProps {
  title: string;
  number: string;
  /** Contains the number and its bars. */
  label: ReactNode;
  children: ReactNode;
}

function NumberCard({ title, number, label, children }: CardProps) {
  const t = useTranslations('ship.done');
  return (
    <section aria-label={title} className={styles.card}>
      {/* The label names the number. */}
      <h2 className={label ? styles.unseen : styles.title}>{title}</h2>
      {label || (
        <p className={styles.number}>
          <WaybillText number={number} />
        </p>
      )}
      <CopyNumber text={number} />
      <div className={styles.codes}>
        {!label && (
          <div className={styles.barcode}>
            <Barcode text={number} label={t('barcode', { number })} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

function PhoneCode({ trackAddress }: { trackAddress: string }) {
  const t = useTranslations('ship.done');
  return (
    <figure className={styles.qr}>
      <QrCode text={trackAddress} label={t('qr')} />
      <figcaption>{t('qrHint')}</figcaption>
    </figure>
  );
}

function CopyNumber({ text }: { text: string }) {
  const t = useTranslations('ship.done');
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // If copying is forbidden or unavailable, the number beside the button can be selected.
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
