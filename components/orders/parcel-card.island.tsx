'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Flag } from '@/components/layout/flag';
import { CopyButton } from '@/components/track/copy-button.island';
import { STATE_TONE } from '@/components/track/state-tone';
import { Tag } from '@/components/ui/tag';
import { WaybillText } from '@/components/ui/figures';
import type { OrderSummary } from '@/lib/contract/orders';
import { formatNumber } from '@/lib/i18n/format-range';
import { useDay } from '@/lib/i18n/use-moment';
import { orderNumber } from '@/lib/orders/order-number';
import { detailHref } from './order-links';
import { useOrdersData } from './orders-data.island';
import { PaperButtons } from './paper-buttons.island';
import { ParcelActions } from './parcel-actions';
import styles from './parcel-card.module.css';
import type { OrderActions } from './use-order-actions';

/** The link of a card, where focus goes when the card is new. */
export function parcelLinkId(id: string): string {
  return `parcel-${id}`;
}

export function ParcelCard({ order, actions }: { order: OrderSummary; actions: OrderActions }) {
  const t = useTranslations('track');
  const { prefix } = useOrdersData();
  const { id, state, waybills } = order;
  const number = orderNumber(order);
  return (
    <article aria-labelledby={parcelLinkId(id)} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link id={parcelLinkId(id)} href={detailHref(prefix, order)} prefetch={false} className={styles.link}>
            <WaybillText number={number} />
          </Link>
        </h2>
        <CopyButton number={number} />
        <span className={styles.state}>
          <Tag tone={STATE_TONE[state]}>{t(`states.${state}`)}</Tag>
        </span>
      </div>
      {waybills.length > 1 && <Waybills waybills={waybills} />}
      <Facts order={order} />
      <div className={styles.papers}>
        <PaperButtons order={order} look={{ variant: 'quiet', size: 'small' }} short describedBy={parcelLinkId(id)} />
      </div>
      <div className={styles.actions}>
        <ParcelActions order={order} actions={actions} describedBy={parcelLinkId(id)} />
      </div>
    </article>
  );
}

/** The parcels of the order, each with its own number and state. */
function Waybills({ waybills }: Pick<OrderSummary, 'waybills'>) {
  const t = useTranslations('track');
  const tList = useTranslations('orders.detail');
  return (
    <ul role="list" aria-label={tList('waybill', { count: waybills.length })} className={styles.waybills}>
      {waybills.map(({ waybillNo, state }) => (
        <li key={waybillNo} className={styles.waybill}>
          <WaybillText number={waybillNo} />
          <CopyButton number={waybillNo} />
          <Tag tone={STATE_TONE[state]}>{t(`states.${state}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Facts({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders.card');
  const locale = useLocale();
  const day = useDay();
  const { countryNames } = useOrdersData();
  const { receiverName, receiverCountry, createTime, pieces } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('receiver')}</dt>
        <dd>
          <bdi>{receiverName}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('destination')}</dt>
        <dd className={styles.country}>
          <Flag country={receiverCountry} />
          {countryNames[receiverCountry]}
        </dd>
      </div>
      <div>
        <dt>{t('ordered')}</dt>
        <dd>
          <time dateTime={createTime}>{day(new Date(createTime))}</time>
        </dd>
      </div>
      <div>
        <dt>{t('pieces')}</dt>
        <dd>{formatNumber(pieces, locale)}</dd>
      </div>
    </dl>
  );
}
