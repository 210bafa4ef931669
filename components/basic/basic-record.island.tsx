'use client';

import { BasicInfo } from '@/components/parcels/orders/detail/basic-info';
import { HandOver } from '@/components/parcels/orders/detail/hand-over';
import { OrderParcels } from '@/components/parcels/orders/detail/order-parcels';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import { PartyInfo } from '@/components/parcels/orders/detail/party-info';
import { ShipmentInfo } from '@/components/parcels/orders/detail/shipment-info';
import { StateHistory } from '@/components/parcels/orders/detail/state-history';
import { WaitsForReceiver } from '@/components/parcels/orders/waits-for-receiver';
import type { OrderView } from '@/lib/contract/orders/orders';
import styles from './basic.module.css';

/** Shows the parts of the order's page that need no further call. */
export function BasicRecord({ data, order }: { data: OrdersData; order: OrderView }) {
  return (
    <OrdersDataProvider data={data}>
      <div className={styles.page}>
        <WaitsForReceiver order={order} />
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
