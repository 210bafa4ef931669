'use client';

import { HandOver } from '@/components/parcels/orders/detail/hand-over';
import { OrderInfo } from '@/components/parcels/orders/detail/order-info';
import { OrderParcels } from '@/components/parcels/orders/detail/order-parcels';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import { Parties } from '@/components/parcels/orders/detail/parties';
import { StateHistory } from '@/components/parcels/orders/detail/state-history';
import { MissingDetailsNotice } from '@/components/parcels/orders/missing-details-notice';
import type { OrderView } from '@/lib/contract/orders/order-view';
import styles from './basic.module.css';

/** Shows the parts of the order's page that need no further call. */
export function BasicOrder({ data, order }: { data: OrdersData; order: OrderView }) {
  return (
    <OrdersDataProvider data={data}>
      <div className={styles.page}>
        <MissingDetailsNotice order={order} />
        <HandOver handOver={order.handOver} />
        <Parties order={order} />
        <OrderParcels order={order} />
        <OrderInfo order={order} />
        <StateHistory history={order.history} />
      </div>
    </OrdersDataProvider>
  );
}
