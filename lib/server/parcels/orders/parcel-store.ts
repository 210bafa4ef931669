import 'server-only';
import type { KeptWindows } from '@/lib/parcel/kept-windows';
import type { Measured } from '@/lib/parcel/measured';
import { insertRow } from '../../platform/db/insert-row';
import { MEASURED } from '../../platform/db/json-column';
import { lockRows } from '../../platform/db/lock-rows';
import { oneOf } from '../../platform/db/one-of';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';
import { updateMany } from '../../platform/db/update-rows';
import { WINDOWS } from '../../platform/db/windows-column';
import { groupBy } from '../../platform/group-by';

export type ParcelRow = Tables['parcels'];

export async function insertParcels(trx: Queryable, rows: readonly ParcelRow[]): Promise<void> {
  for (const row of rows) await insertRow(trx, 'parcels', row);
}

/** The first one first; those that an edit has taken out come last. */
const byNumber = (a: Pick<ParcelRow, 'number'>, b: Pick<ParcelRow, 'number'>) =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || 0;

/** The parcels of these orders, each order's first one first; those that an edit has taken out come last. */
export async function parcelsOf(db: Queryable, orderIds: readonly string[]): Promise<ParcelRow[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('waybill_no')
    .execute();
  return rows.toSorted(byNumber);
}

/** As `parcelsOf`, by order; none for no orders. */
export async function parcelsByOrder(db: Queryable, orderIds: readonly string[]): Promise<Map<string, ParcelRow[]>> {
  return groupBy(orderIds.length > 0 ? await parcelsOf(db, orderIds) : [], ({ order_id }) => order_id);
}

/** What its last take-over scan measured; null where none did. */
export function measuredOf({ measured }: Pick<ParcelRow, 'measured'>): Measured | null {
  return measured === null ? null : MEASURED.read(measured);
}

/** The days of delivery that were told; null where none were. */
export function windowsOf({ expected }: Pick<ParcelRow, 'expected'>): KeptWindows | null {
  return expected === null ? null : WINDOWS.read(expected);
}

/** The parcels that an order has: without those that an edit has taken out. */
export function currentParcels<Row extends Pick<ParcelRow, 'number'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ number }) => number !== null);
}

/** Takes parcels out of an order that waits: their waybills stay known, as cancelled. */
export async function removeParcels(trx: Queryable, waybills: readonly string[], at: string): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ number: null, state: 'CANCELLED', updated_at: at })
    .where('waybill_no', 'in', waybills)
    .execute();
}

/** All pieces of an order of an earlier release travel on its one waybill. */
export async function setPieces(trx: Queryable, waybill: string, pieces: number, at: string): Promise<void> {
  await trx.updateTable('parcels').set({ pieces, updated_at: at }).where('waybill_no', '=', waybill).execute();
}

/** What a move changes of a parcel, and what scans do, behind its key. */
const MOVED = ['waybill_no', 'state', 'attempts', 'updated_at'] as const;
const SCANNED = [...MOVED, 'expected', 'replayed_until'] as const;

/** Where a parcel stands. */
export type ParcelPosition = Pick<ParcelRow, 'order_id' | 'number' | (typeof SCANNED)[number]>;

/** Where these parcels stand from now on. */
export const updateMoved = (trx: Queryable, parcels: readonly ParcelPosition[]): Promise<void> =>
  updateMany(trx, 'parcels', MOVED, parcels);

/** As `updateMoved`, with what their scans say besides: of parcels that were held when they were read. */
export const updateScanned = (trx: Queryable, parcels: readonly ParcelPosition[]): Promise<void> =>
  updateMany(trx, 'parcels', SCANNED, parcels);

/** An order with its parcels, as they were read together. */
export type PositionedOrder = Pick<
  Tables['orders'],
  'id' | 'user_id' | 'trade_no' | 'version' | 'created_at' | 'kind' | 'sender_country' | 'receiver_country'
> & {
  parcels: readonly ParcelPosition[];
};

/** Where the orders of these waybills stand, held there until the transaction ends; in one order, so that nobody waits in a circle. */
export async function lockPositions(trx: Queryable, waybills: readonly string[]): Promise<PositionedOrder[]> {
  const query = trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'trade_no', 'version', 'created_at', 'kind', 'sender_country', 'receiver_country'])
    .where(
      'id',
      'in',
      trx
        .selectFrom('parcels')
        .select('order_id')
        .where(oneOf(trx, 'waybill_no', waybills)),
    )
    // Whoever scans a specimen scans what never was handed over.
    .where('is_test', '=', 0)
    .orderBy('id');
  const orders = await lockRows(trx, query).execute();
  const parcels = await trx
    .selectFrom('parcels')
    .select(['order_id', 'number', ...SCANNED])
    .where(
      oneOf(
        trx,
        'order_id',
        orders.map(({ id }) => id),
      ),
    )
    .execute();
  const byOrder = groupBy(parcels.toSorted(byNumber), ({ order_id }) => order_id);
  return orders.map((order) => Object.assign(order, { parcels: byOrder.get(order.id) ?? [] }));
}

/** What is told of a parcel's delivery from now on. */
export async function setExpected(trx: Queryable, waybill: string, kept: KeptWindows): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ expected: WINDOWS.write(kept) })
    .where('waybill_no', '=', waybill)
    .execute();
}
