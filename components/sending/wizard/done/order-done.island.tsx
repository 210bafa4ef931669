'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { trackedHref } from '@/components/parcels/orders/order-links';
import { HandOver } from '@/components/parcels/orders/detail/hand-over';
import { DocumentButtons } from '@/components/parcels/orders/actions/document-buttons.island';
import { ShareButton } from '@/components/parcels/track/card/share-button.island';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { useRead } from '@/lib/client/api/use-read';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { paths } from '@/lib/routing/paths';
import { DoneSteps } from './done-steps';
import { useShipData } from '../ship-data.island';
import styles from './order-done.module.css';
import { WaybillCards } from '@/components/parts/label/waybill-cards.island';

/** Loaded for the few orders that wait for their receiver. */
const WaitingForReceiver = lazy(() =>
  import('@/components/parcels/orders/receiver-link-notice.island').then((part) => ({
    default: part.ReceiverLinkNotice,
  })),
);

interface OrderDoneProps {
  id: string;
  /** Known directly after the order was placed. After a reload it is requested. */
  placed: OrderView | null;
}

/** Shows the placed order: its numbers in every form, and the next steps. The view is the same after a reload. */
export function OrderDone({ id, placed }: OrderDoneProps) {
  const t = useTranslations('ship.done');
  const failureText = useFailureText();
  const { prefix } = useShipData();
  const order = useRead(id, (_, signal) => api('getOrder', { id }, { quiet: true, signal }), {
    initial: placed?.id === id ? placed : undefined,
  });
  if (order.status === 'failed') {
    const { failure } = order;
    const mayRetry = failure.kind === 'refused' && failure.status < 500;
    return (
      <EmptyState
        drawing="search"
        title={t('failedTitle')}
        action={
          mayRetry ? (
            <Link href={paths.myOrder(prefix)} prefetch={false} className={buttonClass()}>
              {t('myOrders')}
            </Link>
          ) : (
            <Button icon="refresh" onClick={order.retry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {failureText(failure)}
      </EmptyState>
    );
  }
  if (order.status !== 'ready') return <Skeleton label={t('loading')} shape="card" lines={2} />;
  return <PlacedOrder order={order.data} />;
}

/** Style of the secondary actions below the label. Printing the label is the next step. */
const quiet = { variant: 'quiet', size: 'small' } as const;

function PlacedOrder({ order }: { order: OrderView }) {
  const t = useTranslations('ship.done');
  const { prefix, homeAddress } = useShipData();
  const trackHref = trackedHref(prefix, order);
  const trackAddress = new URL(trackHref, homeAddress).href;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-view="done" className={styles.done}>
      <header className={styles.header}>
        <Icon name="check-circle" size={48} className={styles.icon} />
        <div className={styles.texts}>
          <h1 ref={heading} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.lead}>{t('lead', { count: order.waybills.length })}</p>
        </div>
      </header>
      {/* Parcels that were just placed all have the same days. */}
      <ExpectedDay delivery={order.parcels[0]?.delivery} />
      {order.waitsFor && (
        <Suspense>
          <WaitingForReceiver order={order} />
        </Suspense>
      )}
      <DocumentButtons order={order} labelFirst />
      <div className={styles.columns}>
        <WaybillCards order={order} trackAddress={trackAddress} />
        <div className={styles.column}>
          <HandOver handOver={order.handOver} order={order} />
        </div>
        <DoneSteps order={order} />
        <div className={styles.actions}>
          <Link href={trackHref} prefetch={false} className={buttonClass(quiet)}>
            <Icon name="search" />
            {t('track')}
          </Link>
          <ShareButton path={trackHref} text={t('share')} />
          <Link href={paths.presend(prefix)} prefetch={false} className={buttonClass(quiet)}>
            <Icon name="plus" />
            {t('another')}
          </Link>
          <Link href={paths.myOrder(prefix)} prefetch={false} className={buttonClass(quiet)}>
            <Icon name="parcel" />
            {t('myOrders')}
          </Link>
        </div>
      </div>
    </div>
  );
}
