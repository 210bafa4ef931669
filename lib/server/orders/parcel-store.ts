import 'server-only';
import { sql } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import type { KeptWindows } from '@/lib/parcel/kept-windows';
import type { Measured } from '@/lib/parcel/measured';
import { insertRow } from '../db/insert-row';
import { MEASURED } from '../db/json-column';
import { lockRows } from '../db/lock-rows';
import { oneOf } from '../db/one-of';
import { isPostgres, type Queryable } from '../db/open';
import type { Tables } from '../db/tables';
import { WINDOWS } from '../db/windows-column';
import { groupBy } from '../group-by';

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

/** What one statement does to many parcels. */
export interface ParcelChange {
  waybills: readonly string[];
  state: ParcelState;
  attempts: number;
  at: string;
}

export async function updateParcels(trx: Queryable, { waybills, state, attempts, at }: ParcelChange): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state, attempts, updated_at: at })
    .where(oneOf(trx, 'waybill_no', waybills))
    .execute();
}

/** Where a parcel stands. */
export type ParcelPosition = Pick<ParcelRow, 'waybill_no' | 'order_id' | 'number' | 'state' | 'attempts' | 'expected'>;

/** An order with its parcels, as they were read together. */
export type PositionedOrder = Pick<
  Tables['orders'],
  'id' | 'user_id' | 'version' | 'created_at' | 'kind' | 'receiver_country'
> & {
  parcels: readonly ParcelPosition[];
};

/** Where the orders of these waybills stand, held there until the transaction ends; in one order, so that nobody waits in a circle. */
export async function lockPositions(trx: Queryable, waybills: readonly string[]): Promise<PositionedOrder[]> {
  const query = trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'version', 'created_at', 'kind', 'receiver_country'])
    .where(
      'id',
      'in',
      trx
        .selectFrom('parcels')
        .select('order_id')
        .where(oneOf(trx, 'waybill_no', waybills)),
    )
    .orderBy('id');
  const orders = await lockRows(trx, query).execute();
  const parcels = await trx
    .selectFrom('parcels')
    .select(['waybill_no', 'order_id', 'number', 'state', 'attempts', 'expected'])
    .where(
      oneOf(
        trx,
        'order_id',
        orders.map(({ id }) => id),
      ),
    )
    .execute();
  const byOrder = groupBy(parcels.toSorted(byNumber), ({ order_id }) => order_id);
  return orders.map((order) => ({ ...order, parcels: byOrder.get(order.id) ?? [] }));
}

export interface Told {
  waybill: string;
  kept: KeptWindows;
}

/** Parcels of one statement, on SQLite. */
const TOLD_AT_ONCE = 100;

/** The table of what is told, as parameters. */
function toldTable(trx: Queryable, told: readonly Told[]) {
  const rows = told.map(({ waybill, kept }) => [waybill, WINDOWS.write(kept)] as const);
  return isPostgres(trx)
    ? sql`select * from unnest(${rows.map(([waybill]) => waybill)}::text[], ${rows.map(([, text]) => text)}::text[])`
    : sql`values ${sql.join(rows.map(([waybill, text]) => sql`(${waybill}, ${text})`))}`;
}

/** What is told of these parcels' delivery from now on. */
export async function setExpected(trx: Queryable, told: readonly Told[]): Promise<void> {
  const atOnce = isPostgres(trx) ? told.length : TOLD_AT_ONCE;
  for (let start = 0; start < told.length; start += atOnce)
    await sql`with told (waybill_no, expected) as (${toldTable(trx, told.slice(start, start + atOnce))})
      update parcels set expected = told.expected from told where parcels.waybill_no = told.waybill_no`.execute(trx);
}
