import { useLocale, useTranslations } from 'next-intl';
import { QrCode } from '@/components/layout/qr-code';
import type { OrderView } from '@/lib/contract/orders';
import { BRAND } from '@/lib/market/brand';
import { formatMeasure, formatSides } from '@/lib/i18n/format-measure';
import { formatPaperMoney } from '@/lib/i18n/format-money';
import { formatNumber } from '@/lib/i18n/format-range';
import { useDay } from '@/lib/i18n/use-moment';
import { Barcode } from './barcode';
import styles from './parcel-label.module.css';

interface ParcelLabelProps {
  order: OrderView;
  /** Which parcel, from 0. */
  index: number;
  trackAddress: string;
}

/** The A6 label of one parcel: what a sorter scans, and what a courier reads at the door. */
export function ParcelLabel({ order, index, trackAddress }: ParcelLabelProps) {
  const t = useTranslations('ship');
  return (
    <article className={styles.label}>
      <header className={styles.header}>
        <strong className={styles.brand}>{BRAND.name}</strong>
        <span>{t(`services.${order.service}.name`)}</span>
        <strong className={styles.country}>{order.receiver.countryCode}</strong>
      </header>
      <div className={styles.barcode}>
        <Barcode text={order.waybillNo} label={order.waybillNo} />
      </div>
      <p className={styles.number} dir="ltr">
        {order.waybillNo}
      </p>
      <Party title={t('label.from')} party={order.sender} />
      <Party title={t('label.to')} party={order.receiver} large />
      <footer className={styles.footer}>
        <QrCode text={trackAddress} label={order.waybillNo} />
        <div className={styles.facts}>
          <Contents order={order} index={index} />
          {order.cashOnDelivery && (
            <p className={styles.collect}>{t('label.collect', { amount: formatPaperMoney(order.cashOnDelivery) })}</p>
          )}
        </div>
      </footer>
    </article>
  );
}

function Contents({ order, index }: Pick<ParcelLabelProps, 'order' | 'index'>) {
  const t = useTranslations('ship');
  const day = useDay();
  const parcel = order.parcels[index]!;
  const locale = useLocale();
  const sides = [parcel.lengthCm, parcel.widthCm, parcel.heightCm];
  return (
    <>
      <p>
        <strong>{t('label.piece', { number: index + 1, count: order.parcels.length })}</strong>
      </p>
      <p>
        {formatMeasure(parcel.weightKg, 'kg', locale)} · {formatSides(sides, locale)}
      </p>
      <p>
        <bdi>{parcel.goodsNameEn}</bdi> × {formatNumber(parcel.quantity, locale)}
      </p>
      <p>
        {t('label.date', { date: day(new Date(order.createTime)) })} · <bdi dir="ltr">{order.tradeNo}</bdi>
      </p>
    </>
  );
}

function Party({ title, party, large }: { title: string; party: OrderView['sender']; large?: boolean }) {
  const place = [party.areaName, party.cityName, party.provinceName].filter(Boolean).join(', ');
  return (
    <section className={large ? styles.receiver : styles.sender}>
      <p className={styles.title}>{title}</p>
      <p>
        <strong>
          <bdi>{party.name || party.company}</bdi>
        </strong>{' '}
        <bdi dir="ltr">{party.phone}</bdi>
      </p>
      <p>
        <bdi>{party.street}</bdi>, {place}
      </p>
    </section>
  );
}
