import 'server-only';
import { CompiledQuery } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import { compileOnce } from '../platform/db/compile-once';
import { insertRow, insertMany } from '../platform/db/insert-row';
import { oneOf } from '../platform/db/one-of';
import type { Queryable } from '../db/open';
import { keepPrepared } from '../db/prepared-statements';
import type { Tables } from '../db/tables';
import type { EntryRow } from '../outbox/store';
import type { ParcelRow } from '@/lib/server/parcels/orders/parcel-store';

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
  /** What tells of it. */
  entries: readonly EntryRow[];
}

const orderTexts = new Map<string, string>();

/** PostgreSQL: orders with their parcels and notices, all or none, by one statement; its text is compiled once for each number of them. */
export async function insertWholeOrders(db: Queryable, orders: readonly OrderWithParcels[]): Promise<void> {
  const rows = orders.map(({ row }) => row);
  const parcels = orders.flatMap((order) => order.parcels);
  const notices = orders.flatMap(({ entries }) => entries);
  const key = `${rows.length} ${notices.length} ${parcels.length}`;
  const compile = () => {
    const placed = db.with('placed', (query) => query.insertInto('orders').values(rows));
    // Of specimens nobody is told.
    const told =
      notices.length > 0 ? placed.with('told', (query) => query.insertInto('outbox').values(notices)) : placed;
    return told.insertInto('parcels').values(parcels).compile().sql;
  };
  const text = orderTexts.get(key) ?? compile();
  orderTexts.set(key, rows.length === 1 ? keepPrepared(text) : text);
  await db.executeQuery(
    CompiledQuery.raw(
      text,
      [...rows, ...notices, ...parcels].flatMap((each) => Object.values(each)),
    ),
  );
}

export async function insertHistory(trx: Queryable, rows: HistoryRow[]): Promise<void> {
  await insertMany(trx, 'order_history', rows);
}

const ordersByKey = compileOnce<[userId: string, key: string], OrderRow>((db, userId, key) =>
  db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('idempotency_key', '=', key),
);

/** The order that was placed with this Idempotency-Key, hidden or not. */
export async function findByKey(db: Queryable, userId: string, key: string): Promise<OrderRow | undefined> {
  return (await ordersByKey(db, userId, key))[0];
}

/** Whose orders are read. */
export interface OrderReader {
  userId: string;
  /** Those of test keys alone, those of live ones and of people alone, or all. */
  tests: 0 | 1 | null;
}

/** The user's own order, unless it is hidden. */
export async function findOwnOrder(
  db: Queryable,
  { userId, tests }: OrderReader,
  by: { id: string } | { trade_no: string },
): Promise<OrderRow | undefined> {
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('hidden', '=', 0);
  if (tests !== null) query = query.where('is_test', '=', tests);
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('trade_no', '=', by.trade_no);
  return found.executeTakeFirst();
}

export type MoveRow = Pick<Tables['order_history'], 'order_id' | 'waybill_no' | 'state' | 'at'>;

/** The moves of these orders' parcels, each order's oldest first. */
export function movesOf(db: Queryable, orderIds: readonly string[]): Promise<MoveRow[]> {
  return db
    .selectFrom('order_history')
    .select(['order_id', 'waybill_no', 'state', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** A parcel's own moves among those of its order. */
export function movesOfParcel<Move extends { waybill_no: string | null }>(
  moves: readonly Move[],
  { waybill_no }: Pick<ParcelRow, 'waybill_no'>,
): Move[] {
  return moves.filter((move) => (move.waybill_no ?? waybill_no) === waybill_no);
}

/** What an edit may change. */
export type EditedColumns = Pick<
  OrderRow,
  | 'service'
  | 'receiver_name'
  | 'sender_city'
  | 'receiver_city'
  | 'pieces'
  | 'waybills'
  | 'input'
  | 'quote'
  | 'tariff'
  | 'search'
  | 'updated_at'
>;

/** False when the version is no longer the one edited. The version tells edits and moves apart from any that came between. */
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

/** Leaves `updated_at` alone: for a cancelled order it is the time of the cancellation. */
export async function hideOrder(db: Queryable, id: string, version: number): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ hidden: 1, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What one statement does to many orders that were read at the same version. */
export interface StateChange {
  ids: readonly string[];
  version: number;
  /** Number of moves made at once; each counts as one version. */
  moves: number;
  state: ParcelState;
  /** Deliveries begun by these moves. */
  attempts: number;
  at: string;
}

/** Compare-and-set; answers how many of the orders were still at the version. */
export async function updateStates(trx: Queryable, change: StateChange): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((order) => ({
      state: change.state,
      version: change.version + change.moves,
      attempts: order('attempts', '+', change.attempts),
      updated_at: change.at,
    }))
    .where(oneOf(trx, 'id', change.ids))
    .where('version', '=', change.version)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
