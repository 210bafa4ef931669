import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { Queryable } from '../../../platform/db/open';
import { ApiError } from '../../../platform/errors';
import { loadPlaces } from '../../../parcels/orders/place/load-places';
import { updatePeople } from '../../../parcels/orders/list/all-orders-store';
import { orderSearch } from '../../../parcels/orders/list/order-search';
import { currentParcels, listParcels } from '../../../parcels/orders/parcel-store';
import type { OrderRow } from '../../../parcels/orders/order-store';
import { ORDER_INPUT } from '../../../parcels/orders/order-input';

/** Stores an order with changed people, and the columns derived from them. Throws changedMeanwhile. */
export async function rewriteOrder(trx: Queryable, row: OrderRow, order: OrderInput): Promise<void> {
  const parcels = await listParcels(trx, [row.id]);
  const waybills = currentParcels(parcels).map(({ waybill_no }) => waybill_no);
  const places = await loadPlaces(trx, order);
  const isWritten = await updatePeople(trx, row, {
    input: ORDER_INPUT.write(order),
    receiver_name: order.receiver.name,
    search: orderSearch({ order, places }, { tradeNo: row.trade_no, waybills }),
  });
  if (!isWritten) throw new ApiError('changedMeanwhile');
}
