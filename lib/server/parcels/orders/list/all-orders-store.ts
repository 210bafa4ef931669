import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/open';
import type { OrderRow } from '../order-store';

/** Returns the order with a number, of any account, also hidden and test orders. */
export async function findNumberedOrder(
  db: Queryable,
  number: { waybill: string } | { tradeNo: string },
): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll();
  const ordersWithNumber =
    'tradeNo' in number
      ? orders.where('trade_no', '=', number.tradeNo)
      : orders.where('id', 'in', db.selectFrom('parcels').select('order_id').where('waybill_no', '=', number.waybill));
  return ordersWithNumber.executeTakeFirst();
}

/** Maximum number of orders per statement. */
const PAGE_SIZE = 500;

/**
 * Yields the orders whose text contains one of `texts`, oldest first, in pages. It reads every order, so only operators
 * use it. The caller checks which field contains the text.
 */
export async function* listOrdersHolding(db: Queryable, texts: readonly string[]): AsyncGenerator<OrderRow[]> {
  let after = { created_at: '', id: '' };
  for (;;) {
    const page: OrderRow[] = await db
      .selectFrom('orders')
      .selectAll()
      .where((where) => where.or(texts.map((text) => where('input', 'like', `%${text}%`))))
      .where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last;
  }
}

/**
 * Columns that change when personal data of an order is replaced. `updated_at` stays: for a finished order it is the
 * time when it ended.
 */
export type PeopleColumns = Pick<OrderRow, 'input' | 'receiver_name' | 'search'>;

/** Updates the columns if the order's version is unchanged. Returns false otherwise. */
export async function updatePeople(
  trx: Queryable,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  columns: PeopleColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
