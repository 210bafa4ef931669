import { lazy, useDeferredValue, type ReactNode } from 'react';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { findDeliveryProblem } from '../delivery/find-delivery-problem';
import { HandOverPayment, HandOverPlace } from './hand-over';
import { OrderHead } from './order-head.island';
import styles from './order-record.module.css';
import { OrderInfo } from './order-info';
import { OrderParcels } from './order-parcels';
import { Parties } from './parties';
import { ProofOfDelivery } from '../delivery/proof-of-delivery';
import { TrackingInfo } from './tracking-info.island';
import type { OrderActions } from '../actions/use-order-actions';
import { useTracks } from './use-tracks';

/** Loaded for the few orders with a failed delivery or a hold by customs. */
const DeliveryProblem = lazy(() =>
  import('../delivery/delivery-problem').then((part) => ({ default: part.DeliveryProblem })),
);
/** Loaded for the few orders with failed attempts. */
const Attempts = lazy(() => import('../delivery/attempts').then((part) => ({ default: part.Attempts })));

interface OrderRecordProps {
  order: OrderView;
  actions: OrderActions;
  /** Notices that need the sender, shown above the head like a problem of the delivery. */
  note: ReactNode;
  claims: ReactNode;
}

/** Renders one order (§2): its place, its sender and receiver, its contents and its price. */
export function OrderRecord({ order, actions, note, claims }: OrderRecordProps) {
  const tracks = useTracks(order);
  // Deferred: the record stays in sight while the notice of a hold, which only the journey tells, is loaded.
  const problem = useDeferredValue(
    findDeliveryProblem(order.waybills, tracks.status === 'ready' ? tracks.data : undefined),
  );
  return (
    <div className={styles.record}>
      {problem && <DeliveryProblem order={order} waybillNo={problem} tracks={tracks} />}
      {note}
      <OrderHead order={order} actions={actions} tracks={tracks} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <HandOverPlace handOver={order.handOver} />
          <ProofOfDelivery order={order} />
          {order.parcels.some(({ attempts }) => attempts) && <Attempts order={order} />}
          <TrackingInfo order={order} tracks={tracks} />
          {claims}
          <OrderParcels order={order} />
        </div>
        <div className={styles.column}>
          <HandOverPayment handOver={order.handOver} order={order} />
          <Parties order={order} />
          <OrderInfo order={order} />
        </div>
      </div>
    </div>
  );
}
