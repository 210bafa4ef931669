import 'server-only';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import type { MeasuredParcel } from '@/lib/parcel/measured';
import { insertRow } from '../../platform/db/insert-row';
import { MEASURED_COLUMN } from '../../platform/db/json-column';
import { lockRows } from '../../platform/db/lock-rows';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { updateMany } from '../../platform/db/update-many';
import { WINDOWS_COLUMN } from '../../platform/db/windows-column';
import { groupBy } from '../../platform/group-by';

export type ParcelRow = Tables['parcels'];

export async function insertParcels(trx: Queryable, rows: readonly ParcelRow[]): Promise<void> {
  for (const row of rows) await insertRow(trx, 'parcels', row);
}

/** Compares parcels by number, for sorting. Parcels that an edit removed come last. */
const byNumber = (a: Pick<ParcelRow, 'number'>, b: Pick<ParcelRow, 'number'>) =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || 0;

/** Returns the parcels of these orders by number. Parcels that an edit removed come last. */
export async function listParcels(db: Queryable, orderIds: readonly string[]): Promise<ParcelRow[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('waybill_no')
    .execute();
  return rows.toSorted(byNumber);
}

/** Returns the parcels of these orders (`listParcels`), grouped by order. Accepts an empty list. */
export async function listParcelsByOrder(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, ParcelRow[]>> {
  return groupBy(orderIds.length > 0 ? await listParcels(db, orderIds) : [], ({ order_id }) => order_id);
}

/** Returns the measures of the last take-over scan, or null if there are none. */
export function measuredOf({ measured }: Pick<ParcelRow, 'measured'>): MeasuredParcel | null {
  return measured === null ? null : MEASURED_COLUMN.read(measured);
}

/** Returns the announced days of delivery, or null if there are none. */
export function windowsOf({ expected }: Pick<ParcelRow, 'expected'>): StoredWindows | null {
  return expected === null ? null : WINDOWS_COLUMN.read(expected);
}

/** Returns the parcels of an order, except those that an edit removed. */
export function currentParcels<Row extends Pick<ParcelRow, 'number'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ number }) => number !== null);
}

/** Removes parcels from a waiting order. Their waybills stay stored as cancelled. */
export async function removeParcels(trx: Queryable, waybills: readonly string[], at: string): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ number: null, state: 'CANCELLED', updated_at: at })
    .where('waybill_no', 'in', waybills)
    .execute();
}

/** Sets the number of pieces. In an order of an earlier release, all pieces share one waybill. */
export async function setPieces(trx: Queryable, waybill: string, pieces: number, at: string): Promise<void> {
  await trx.updateTable('parcels').set({ pieces, updated_at: at }).where('waybill_no', '=', waybill).execute();
}

/** Columns that moves and scans change, after the key. */
const MOVED_COLUMNS = ['waybill_no', 'state', 'attempts', 'updated_at'] as const;
const SCANNED_COLUMNS = [...MOVED_COLUMNS, 'expected', 'replayed_until'] as const;

/** State of a parcel, as moves and scans need it. */
export type ParcelPosition = Pick<ParcelRow, 'order_id' | 'number' | (typeof SCANNED_COLUMNS)[number]>;

/** Updates the states of parcels. */
export const updateMovedParcels = (trx: Queryable, parcels: readonly ParcelPosition[]): Promise<void> =>
  updateMany(trx, 'parcels', MOVED_COLUMNS, parcels);

/**
 * Updates the columns of `updateMovedParcels`, and `expected` and `replayed_until`, which scans change too. The parcels
 * must have been locked when they were read.
 */
export const updateScannedParcels = (trx: Queryable, parcels: readonly ParcelPosition[]): Promise<void> =>
  updateMany(trx, 'parcels', SCANNED_COLUMNS, parcels);

/** Columns of an order that is read together with its parcels. */
const POSITION_COLUMNS = [
  'id',
  'user_id',
  'trade_no',
  'shop_order_no',
  'version',
  'created_at',
  'kind',
  'sender_country',
  'receiver_country',
] as const satisfies (keyof Tables['orders'])[];
export type PositionedOrder = Pick<Tables['orders'], (typeof POSITION_COLUMNS)[number]> & {
  parcels: readonly ParcelPosition[];
};

/**
 * Returns the orders of these waybills except test orders, locked until the transaction ends. They are locked in the
 * order of their ids, which prevents deadlocks.
 */
export async function lockPositions(trx: Queryable, waybills: readonly string[]): Promise<PositionedOrder[]> {
  const query = trx
    .selectFrom('orders')
    .select(POSITION_COLUMNS)
    .where(
      'id',
      'in',
      trx
        .selectFrom('parcels')
        .select('order_id')
        .where(columnInListSql(trx, 'waybill_no', waybills)),
    )
    // Test orders are never handed over, so scans of them do not count.
    .where('is_test', '=', 0)
    .orderBy('id');
  const orders = await lockRows(trx, query).execute();
  const parcels = await trx
    .selectFrom('parcels')
    .select(['order_id', 'number', ...SCANNED_COLUMNS])
    .where(
      columnInListSql(
        trx,
        'order_id',
        orders.map(({ id }) => id),
      ),
    )
    .execute();
  const byOrder = groupBy(parcels.toSorted(byNumber), ({ order_id }) => order_id);
  return orders.map((order) => Object.assign(order, { parcels: byOrder.get(order.id) ?? [] }));
}

/** Sets the announced days of a parcel's delivery. */
export async function setExpectedWindows(trx: Queryable, waybill: string, storedWindows: StoredWindows): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ expected: WINDOWS_COLUMN.write(storedWindows) })
    .where('waybill_no', '=', waybill)
    .execute();
}
