import 'server-only';
import { CompiledQuery } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import { compileOnce } from '../../platform/db/drivers/compile-once';
import { insertRow, insertMany } from '../../platform/db/insert-row';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import { rememberStatement } from '../../platform/db/drivers/prepared-statements';
import type { Tables } from '../../platform/db/tables/tables';
import type { OutboxRow } from '../../messaging/queue/queue-store';
import type { ParcelRow } from './parcel-store';

export type OrderRow = Tables['orders'];

export interface HistoryRow {
  order_id: string;
  waybill_no: string;
  state: ParcelState;
  at: string;
  cause: string;
}

export async function insertOrder(trx: Queryable, row: OrderRow): Promise<void> {
  await insertRow(trx, 'orders', row);
}

export interface OrderWithParcels {
  row: OrderRow;
  parcels: readonly ParcelRow[];
  /** Details of the receiver that the sender gave. */
  details: readonly Tables['receiver_details'][];
  /** Outbox entries that report the order. */
  entries: readonly OutboxRow[];
}

const insertStatements = new Map<string, string>();

/**
 * Inserts orders with their parcels and entries on PostgreSQL, all or none, in one statement. Its text is compiled once
 * for each combination of counts.
 */
export async function insertWholeOrders(db: Queryable, orders: readonly OrderWithParcels[]): Promise<void> {
  const rows = orders.map(({ row }) => row);
  const parcels = orders.flatMap((order) => order.parcels);
  const notices = orders.flatMap(({ entries }) => entries);
  const details = orders.flatMap((order) => order.details);
  const key = `${rows.length} ${notices.length} ${details.length} ${parcels.length}`;
  const compile = () => {
    const withOrders = db.with('orders_placed', (query) => query.insertInto('orders').values(rows));
    // Test orders have no entries.
    const withNotices =
      notices.length > 0
        ? withOrders.with('queued', (query) => query.insertInto('outbox').values(notices))
        : withOrders;
    const withDetails =
      details.length > 0
        ? withNotices.with('details', (query) => query.insertInto('receiver_details').values(details))
        : withNotices;
    return withDetails.insertInto('parcels').values(parcels).compile().sql;
  };
  const text = insertStatements.get(key) ?? compile();
  insertStatements.set(key, rows.length === 1 ? rememberStatement(text) : text);
  await db.executeQuery(
    CompiledQuery.raw(
      text,
      [...rows, ...notices, ...details, ...parcels].flatMap((each) => Object.values(each)),
    ),
  );
}

/** `cause` of an order that was cancelled because nobody handed it over. */
export const NOT_HANDED_OVER = 'not-handed-over';

export async function insertHistory(trx: Queryable, rows: HistoryRow[]): Promise<void> {
  await insertMany(trx, 'order_history', rows);
}

const ordersByKey = compileOnce<[userId: string, key: string], OrderRow>((db, userId, key) =>
  db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('idempotency_key', '=', key),
);

/** Returns the order that was placed with this Idempotency-Key, hidden or not. */
export async function findOrderByKey(db: Queryable, userId: string, key: string): Promise<OrderRow | undefined> {
  return (await ordersByKey(db, userId, key))[0];
}

/** Account and mode of the orders to read. */
export interface OrderReader {
  userId: string;
  /** Only test orders (1), only others (0), or all (null). */
  tests: 0 | 1 | null;
}

/** Number by which an order of the account is found. */
export type OwnOrderNumber = { id: string } | { trade_no: string } | { shop_order_no: string };

/** Returns the user's own order, unless it is hidden. If several orders have the shop's number, returns the newest. */
export async function findOwnOrder(
  db: Queryable,
  { userId, tests }: OrderReader,
  by: OwnOrderNumber,
): Promise<OrderRow | undefined> {
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('hidden', '=', 0);
  if (tests !== null) query = query.where('is_test', '=', tests);
  if ('id' in by) return query.where('id', '=', by.id).executeTakeFirst();
  if ('trade_no' in by) return query.where('trade_no', '=', by.trade_no).executeTakeFirst();
  const newest = query.where('shop_order_no', '=', by.shop_order_no).orderBy('created_at', 'desc').orderBy('id');
  return newest.limit(1).executeTakeFirst();
}

export type MoveRow = Pick<Tables['order_history'], 'order_id' | 'waybill_no' | 'state' | 'at' | 'cause'>;

/** Returns the moves of these orders' parcels, each order's oldest first. */
export function listMoves(db: Queryable, orderIds: readonly string[]): Promise<MoveRow[]> {
  return db
    .selectFrom('order_history')
    .select(['order_id', 'waybill_no', 'state', 'at', 'cause'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** Returns a parcel's own moves among the moves of its order. */
export function movesOfParcel<Move extends { waybill_no: string | null }>(
  moves: readonly Move[],
  { waybill_no }: Pick<ParcelRow, 'waybill_no'>,
): Move[] {
  return moves.filter((move) => (move.waybill_no ?? waybill_no) === waybill_no);
}

/** Columns that an edit may change. */
export type EditedColumns = Pick<
  OrderRow,
  | 'service'
  | 'receiver_name'
  | 'sender_city'
  | 'receiver_city'
  | 'pieces'
  | 'waybills'
  | 'shop_order_no'
  | 'input'
  | 'quote'
  | 'tariff'
  | 'search'
  | 'updated_at'
>;

/** Updates the order if its version is unchanged. Returns false otherwise. */
export async function updateOrder(
  db: Queryable,
  id: string,
  version: number,
  columns: EditedColumns,
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the order of a parcel, hidden or not. */
export async function findOrderOfWaybill(db: Queryable, waybill: string): Promise<OrderRow | undefined> {
  const parcel = db.selectFrom('parcels').select('order_id').where('waybill_no', '=', waybill);
  return db.selectFrom('orders').selectAll().where('id', '=', parcel).executeTakeFirst();
}

/**
 * Hides an order if its version is unchanged. Returns false otherwise. Does not set `updated_at`, which for a cancelled
 * order is the time of the cancellation.
 */
export async function hideOrder(db: Queryable, id: string, version: number): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ hidden: 1, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Change of many orders that were read at the same version, in one statement. */
export interface StateChange {
  ids: readonly string[];
  version: number;
  /** Number of moves. Each one increments the version. */
  moves: number;
  state: ParcelState;
  /** Number of deliveries that these moves start. */
  attempts: number;
  at: string;
}

/** Updates the orders whose version is unchanged. Returns their number. */
export async function updateStates(trx: Queryable, change: StateChange): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((order) => ({
      state: change.state,
      version: change.version + change.moves,
      attempts: order('attempts', '+', change.attempts),
      updated_at: change.at,
    }))
    .where(columnInListSql(trx, 'id', change.ids))
    .where('version', '=', change.version)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
