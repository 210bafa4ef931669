import 'server-only';
import { sql } from 'kysely';
import type { ReceiverDetail } from '@/lib/orders/receiver-details';
import { isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import { lockRows } from '../../../platform/db/lock-rows';
import type { Queryable } from '../../../platform/db/open';
import type { Tables } from '../../../platform/db/tables/tables';
import { groupBy } from '../../../platform/group-by';

export type DetailRow = Tables['receiver_details'];

/** Returns the stored details of these orders, by order. */
export async function listDetailsByOrder(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, DetailRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('receiver_details')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('detail')
    .execute();
  return groupBy(rows, ({ order_id }) => order_id);
}

export const listReceiverDetails = async (db: Queryable, orderId: string): Promise<DetailRow[]> =>
  (await listDetailsByOrder(db, [orderId])).get(orderId) ?? [];

/** Stores details. Each replaces the earlier one of its kind. */
export async function putDetails(trx: Queryable, rows: readonly DetailRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('receiver_details')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'detail']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        given_by: ref('excluded.given_by'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}

export async function removeDetails(trx: Queryable, orderId: string, details: readonly ReceiverDetail[]) {
  if (details.length === 0) return;
  await trx.deleteFrom('receiver_details').where('order_id', '=', orderId).where('detail', 'in', details).execute();
}

/** Returns an order, locked until the transaction ends. */
export function lockOrder(trx: Queryable, id: string) {
  return lockRows(trx, trx.selectFrom('orders').selectAll().where('id', '=', id)).executeTakeFirst();
}

/**
 * Stores the order's input after its receiver changed it. With the new version, cached documents are not used and older
 * edits are refused.
 */
export async function storeOrderInput(
  trx: Queryable,
  { id, version }: Pick<Tables['orders'], 'id' | 'version'>,
  input: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ input, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Deletes the details of one order. */
export async function deleteDetails(trx: Queryable, orderId: string): Promise<void> {
  await trx.deleteFrom('receiver_details').where('order_id', '=', orderId).execute();
}

/** Deletes the details of an account's orders. */
export async function deleteDetailsOf(trx: Queryable, userId: string): Promise<void> {
  await trx
    .deleteFrom('receiver_details')
    .where('order_id', 'in', trx.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
}

const FINAL_STATES = PARCEL_STATES.filter(isFinal);

/** Deletes the details of orders that ended before this time. */
export async function deleteDetailsOfEndedOrders(db: Queryable, before: string): Promise<void> {
  await sql`delete from receiver_details where exists (select 1 from orders where orders.id = receiver_details.order_id and state in (${sql.join(FINAL_STATES)}) and updated_at <= ${before})`.execute(
    db,
  );
}
