'use client';

import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { CopyButton } from '@/components/parcels/copy-button.island';
import { StateTag } from '@/components/parcels/track/card/state-tag';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { Tag } from '@/components/ui/status/tag';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { HeadActions } from './head-actions';
import { useOrdersData } from '../orders-data.island';
import { DocumentButtons } from '../actions/document-buttons.island';
import styles from './order-head.module.css';
import { sharedDelivery } from '../delivery/shared-delivery';
import type { OrderActions } from '../actions/use-order-actions';
import type { LoadedTracks } from './use-tracks';

interface OrderHeadProps {
  order: OrderView;
  actions: OrderActions;
  tracks: LoadedTracks;
}

export function OrderHead({ order, actions, tracks }: OrderHeadProps) {
  const t = useTranslations('orders.detail');
  const tTest = useTranslations('orders.test');
  const { waybills, state, sender, receiver } = order;
  // Printing the label is the main action while the order waits. Later it is a small one.
  const isWaiting = state === 'WAITING';
  const isOne = new Set(waybills.map((each) => each.state)).size === 1;
  const [from, to] = [usePlace(sender), usePlace(receiver)];
  return (
    <div className={styles.head} data-ground="ink">
      <div>
        <div className={styles.top}>
          <p className={styles.label}>{t('waybill', { count: waybills.length })}</p>
          {isOne && <ParcelState waybill={waybills[0]!} tracks={tracks} />}
          {order.isTest && <Tag tone="neutral">{tTest('note')}</Tag>}
        </div>
        <OrderWaybills waybills={waybills} tracks={isOne ? undefined : tracks} />
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

/** Lists the number of each parcel. `tracks`: left out if all states are equal, which the head shows. */
function OrderWaybills({ waybills, tracks }: Pick<OrderView, 'waybills'> & { tracks: LoadedTracks | undefined }) {
  return (
    <ul role="list" className={styles.numbers}>
      {waybills.map((waybill) => (
        <li key={waybill.waybillNo} className={styles.number}>
          <WaybillText number={waybill.waybillNo} />
          <CopyButton number={waybill.waybillNo} />
          {tracks && <ParcelState waybill={waybill} tracks={tracks} />}
        </li>
      ))}
    </ul>
  );
}

interface ParcelStateProps {
  waybill: OrderView['waybills'][number];
  tracks: LoadedTracks;
}

function ParcelState({ waybill: { waybillNo, state }, tracks }: ParcelStateProps) {
  const events = tracks.status === 'ready' ? tracks.data.get(waybillNo)?.events : undefined;
  return <StateTag state={state} events={events ?? []} />;
}

function usePlace(party: OrderView['sender']): string {
  const t = useTranslations('track.card');
  const { countryNames } = useOrdersData();
  return t('place', { city: party.cityName, country: countryNames[party.countryCode] });
}
