'use client';

import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { CopyButton } from '@/components/parcels/track/card/copy-button.island';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { Tag } from '@/components/ui/status/tag';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { HeadActions } from './head-actions';
import { useOrdersData } from '../orders-data.island';
import { DocumentButtons } from '../actions/document-buttons.island';
import styles from './order-head.module.css';
import { sharedDelivery } from './shared-delivery';
import type { OrderActions } from '../actions/use-order-actions';

export function OrderHead({ order, actions }: { order: OrderView; actions: OrderActions }) {
  const t = useTranslations('orders.detail');
  const tTrack = useTranslations('track');
  const tTest = useTranslations('orders.test');
  const { waybills, state, sender, receiver } = order;
  // Later the label is on the parcel: printing it again is a small action.
  const isWaiting = state === 'WAITING';
  const isOne = new Set(waybills.map((each) => each.state)).size === 1;
  const [from, to] = [usePlace(sender), usePlace(receiver)];
  return (
    <div className={styles.head} data-ground="ink">
      <div>
        <div className={styles.top}>
          <p className={styles.label}>{t('waybill', { count: waybills.length })}</p>
          {isOne && <Tag tone={STATE_TONE[state]}>{tTrack(`states.${state}`)}</Tag>}
          {order.isTest && <Tag tone="neutral">{tTest('note')}</Tag>}
        </div>
        <Waybills waybills={waybills} showStates={!isOne} />
      </div>
      <ExpectedDay delivery={sharedDelivery(order)} />
      {order.route ? (
        <p>
          <VisuallyHidden>{`${from} ${t('to')} ${to}`}</VisuallyHidden>
          <RouteCodes route={order.route} places={{ from, to }} />
        </p>
      ) : from === to ? (
        <p className={styles.route}>{t('within', { city: sender.cityName })}</p>
      ) : (
        <p className={styles.route}>
          <span>{from}</span>
          <Icon name="arrow-forward" size={16} label={t('to')} />
          <span>{to}</span>
        </p>
      )}
      {isWaiting && <DocumentButtons order={order} look={{ size: 'small' }} labelFirst />}
      <HeadActions order={order} actions={actions}>
        {!isWaiting && <DocumentButtons order={order} look={{ variant: 'quiet', size: 'small' }} />}
      </HeadActions>
    </div>
  );
}

/** Lists the number of each parcel, and its state if they differ. */
function Waybills({ waybills, showStates }: Pick<OrderView, 'waybills'> & { showStates: boolean }) {
  const tTrack = useTranslations('track');
  return (
    <ul role="list" className={styles.numbers}>
      {waybills.map(({ waybillNo, state }) => (
        <li key={waybillNo} className={styles.number}>
          <WaybillText number={waybillNo} />
          <CopyButton number={waybillNo} />
          {showStates && <Tag tone={STATE_TONE[state]}>{tTrack(`states.${state}`)}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function usePlace(party: OrderView['sender']): string {
  const t = useTranslations('track.card');
  const { countryNames } = useOrdersData();
  return t('place', { city: party.cityName, country: countryNames[party.countryCode] });
}
