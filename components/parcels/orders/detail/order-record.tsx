import { lazy, Suspense, type ReactNode } from 'react';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { HandOver } from './hand-over';
import { OrderHead } from './order-head.island';
import styles from './order-record.module.css';
import { OrderInfo } from './order-info';
import { OrderParcels } from './order-parcels';
import { Parties } from './parties';
import { ProofOfDelivery } from './proof-of-delivery';
import { TrackingInfo } from './tracking-info.island';
import type { OrderActions } from '../actions/use-order-actions';

/** Loaded for the few orders with failed attempts. */
const Attempts = lazy(() => import('./attempts').then((part) => ({ default: part.Attempts })));

interface OrderRecordProps {
  order: OrderView;
  actions: OrderActions;
  note: ReactNode;
  claims: ReactNode;
}

/** Renders one order (§2): its place, its sender and receiver, its contents and its price. */
export function OrderRecord({ order, actions, note, claims }: OrderRecordProps) {
  return (
    <div className={styles.record}>
      <OrderHead order={order} actions={actions} />
      {note}
      <div className={styles.columns}>
        <div className={styles.column}>
          <HandOver handOver={order.handOver} order={order} />
          <ProofOfDelivery order={order} />
          {order.parcels.some(({ attempts }) => attempts) && (
            <Suspense>
              <Attempts order={order} />
            </Suspense>
          )}
          {/* A new version may bring new events. */}
          <TrackingInfo key={order.version} order={order} />
          {claims}
          <OrderParcels order={order} />
        </div>
        <div className={styles.column}>
          <Parties order={order} />
          <OrderInfo order={order} />
        </div>
      </div>
    </div>
  );
}
