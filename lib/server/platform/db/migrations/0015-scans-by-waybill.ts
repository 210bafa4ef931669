import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';
import { addScanMonths, monthsUntil } from '../scan-months';

const COLUMNS = 'event_id, waybill_no, code, occurred_at, time_zone, place, country_code, measured, placed_month, id';

/** `id` stays for the previous release, which sorts by it. */
const TABLE = `create table scan_events (event_id text not null, waybill_no text not null, code text not null, occurred_at text not null, time_zone text not null, place text not null, country_code text, measured text, placed_month text not null, id bigint`;

/** PostgreSQL reads a waybill's scans from the index only, because the rows of the table are in order of arrival. */
const TABLES: Record<Engine, readonly string[]> = {
  sqlite: [`${TABLE}, primary key (waybill_no, event_id)) without rowid`],
  postgres: [
    `${TABLE}, constraint scans_of_waybill primary key (waybill_no, event_id, placed_month) include (code, occurred_at, time_zone, place, country_code, measured)) partition by list (placed_month)`,
    'create table scan_events_other partition of scan_events default',
    // Scans update these rows often. With free space beside a row, its indexes need no update.
    'alter table orders set (fillfactor = 70)',
    'alter table parcels set (fillfactor = 70)',
  ],
};

/** SQLite finds a parcel by waybill in one lookup. The table is not renamed, because triggers of orders refer to it. */
const PARCELS = [
  'create table parcels_before as select * from parcels',
  'drop table parcels',
  'create table parcels (waybill_no text primary key, order_id text not null references orders (id), number integer, pieces integer not null, state text not null, attempts integer not null, updated_at text not null, measured text, unique (order_id, number)) without rowid',
  'insert into parcels select waybill_no, order_id, number, pieces, state, attempts, updated_at, measured from parcels_before order by 1',
  'drop table parcels_before',
];

/**
 * Expand: stores the scans of a waybill together, on PostgreSQL in the partition of the month of its order. The
 * previous release can still read them, but no longer imports scans.
 */
export async function moveScansToWaybills(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`alter table scan_events rename to scan_events_before`.execute(db);
  for (const statement of TABLES[engine]) await sql.raw(statement).execute(db);
  if (engine === 'postgres') {
    const { rows } = await sql<{ first: string | null }>`select min(created_at) as first from orders`.execute(db);
    await addScanMonths(db, monthsUntil(rows[0]?.first ?? null, new Date()));
  }
  await sql
    .raw(
      `insert into scan_events (${COLUMNS})
       select event_id, s.waybill_no, code, occurred_at, time_zone, place, country_code, s.measured, substr(coalesce(o.created_at, s.occurred_at), 1, 7), s.id
       from scan_events_before s left join parcels p on p.waybill_no = s.waybill_no left join orders o on o.id = p.order_id
       order by 2, 1`,
    )
    .execute(db);
  await sql`drop table scan_events_before`.execute(db);
  if (engine === 'sqlite') for (const statement of PARCELS) await sql.raw(statement).execute(db);
}

/** Contract: drops the ids, which no running release uses for sorting. */
export async function dropScanIds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scan_events drop column id`.execute(db);
}
