'use client';

import { BasicInfo } from '@/components/orders/basic-info';
import { HandOver } from '@/components/orders/hand-over';
import { OrderParcels } from '@/components/orders/order-parcels';
import type { OrdersData } from '@/components/orders/orders-data';
import { OrdersDataProvider } from '@/components/orders/orders-data.island';
import { PartyInfo } from '@/components/orders/party-info';
import { ShipmentInfo } from '@/components/orders/shipment-info';
import { StateHistory } from '@/components/orders/state-history';
import type { OrderView } from '@/lib/contract/orders';
import styles from './basic.module.css';

/** What the order's page shows that needs no call of its own. */
export function BasicRecord({ data, order }: { data: OrdersData; order: OrderView }) {
  return (
    <OrdersDataProvider data={data}>
      <div className={styles.page}>
        <HandOver handOver={order.handOver} />
        <PartyInfo role="sender" party={order.sender} />
        <PartyInfo role="receiver" party={order.receiver} />
        <OrderParcels order={order} />
        <ShipmentInfo order={order} />
        <BasicInfo order={order} />
        <StateHistory history={order.history} />
      </div>
    </OrdersDataProvider>
  );
}
