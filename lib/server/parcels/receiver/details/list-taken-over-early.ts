import 'server-only';
import { DETAIL_NEEDS } from '@/lib/orders/receiver-details';
import { columnInListSql } from '../../../platform/db/column-in-list-sql';
import type { Queryable } from '../../../platform/db/open';
import type { OrderMove } from '../../orders/change/move-order';
import { ORDER_INPUT } from '../../orders/order-input';
import { listDetailsByOrder } from './details-store';
import { waitsFor } from './waits-for';

/** Parcel that was taken over before its receiver gave the details that it needs. */
export interface TakenOverEarly {
  waybillNo: string;
  missing: readonly string[];
}

/** Returns the parcels that these moves take over although their orders wait for the receiver. */
export async function listTakenOverEarly(trx: Queryable, moves: readonly OrderMove[]): Promise<TakenOverEarly[]> {
  const takeOverMoves = moves.filter(
    ({ order, steps }) =>
      DETAIL_NEEDS.some(({ country }) => country === order.receiver_country) &&
      steps.some(({ to }) => to === 'IN_TRANSIT'),
  );
  if (takeOverMoves.length === 0) return [];
  const ids = takeOverMoves.map(({ order }) => order.id);
  const [rows, details] = await Promise.all([
    trx
      .selectFrom('orders')
      .select(['id', 'state', 'input'])
      .where(columnInListSql(trx, 'id', ids))
      .execute(),
    listDetailsByOrder(trx, ids),
  ]);
  const missingOf = new Map(
    rows.map(({ id, state, input }) => [id, waitsFor(ORDER_INPUT.read(input), state, details.get(id) ?? [])]),
  );
  return takeOverMoves.flatMap(({ order, steps }) => {
    const missing = missingOf.get(order.id) ?? [];
    if (missing.length === 0) return [];
    return steps.filter(({ to }) => to === 'IN_TRANSIT').map(({ waybillNo }) => ({ waybillNo, missing }));
  });
}
