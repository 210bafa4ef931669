import 'server-only';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { isPostgres, type Database } from './open';
import { monthOf, partitionOf } from './scan-months';

/** Rows that one statement reads or deletes, which limits how long a writer waits. */
const BATCH_SIZE = 1000;
/**
 * Batches of one call. On SQLite the table is read in parts, because an index of months would make every import slower.
 */
const MAX_BATCHES = 20;
/** Longest time for which the removal of a partition may block readers of scans. */
const LOCK_TIMEOUT = '1s';

/** Returns the first month that is stored, such as `2024-11`. A month is stored until `months` months after its end. */
export function firstStoredMonth(now: Date, months: number): string {
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString());
}

/**
 * Drops the partition of a month, unless another process has done so. It cannot be detached concurrently, because the
 * table has a default partition.
 */
async function dropMonth(db: Database, partition: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('scan_events'))`.execute(trx);
    const { rows } = await sql<{ oid: string | null }>`select to_regclass(${partition}) as oid`.execute(trx);
    if (rows[0]?.oid === null) return;
    await sql`alter table scan_events detach partition ${sql.table(partition)}`.execute(trx);
    await sql`drop table ${sql.table(partition)}`.execute(trx);
  });
}

async function dropOldMonths(db: Database, first: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'scan_events'::regclass and relname ~ '^scan_events_[0-9]{4}_[0-9]{2}$' and relname < ${partitionOf(first)}
    order by relname`.execute(db);
  for (const { name } of rows) await dropMonth(db, name);
  // Scans that were imported after their month's partition was dropped.
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { numAffectedRows } = await sql`
      delete from scan_events_other where ctid = any (array(select ctid from scan_events_other where placed_month < ${first} limit ${sql.lit(BATCH_SIZE)}))`.execute(
      db,
    );
    if (Number(numAffectedRows ?? 0) < BATCH_SIZE) return;
  }
}

type Place = { waybill_no: string; event_id: string };

/**
 * Last row that this process has read, by database. The first read starts at a random waybill, so that short-lived
 * processes reach all rows.
 */
const lastReadRows = new WeakMap<Database, Place>();

/** Reads the next rows and deletes the old ones. Returns the last row read, or null at the end. */
async function deleteOldRows(db: Database, { waybill_no, event_id }: Place, first: string): Promise<Place | null> {
  const after = sql<boolean>`(waybill_no, event_id) > (${waybill_no}, ${event_id})`;
  const rows = await db
    .selectFrom('scan_events')
    .select(['waybill_no', 'event_id', 'placed_month'])
    .where(after)
    .orderBy('waybill_no')
    .orderBy('event_id')
    .limit(BATCH_SIZE)
    .execute();
  const last = rows.at(-1);
  if (last && rows.some(({ placed_month }) => placed_month < first))
    await db
      .deleteFrom('scan_events')
      .where(after)
      .where(sql<boolean>`(waybill_no, event_id) <= (${last.waybill_no}, ${last.event_id})`)
      .where('placed_month', '<', first)
      .execute();
  return rows.length < BATCH_SIZE ? null : last!;
}

async function deleteNextOldScans(db: Database, first: string): Promise<void> {
  let place = lastReadRows.get(db) ?? { waybill_no: formatWaybill(randomBytes(8), 'CN'), event_id: '' };
  let turns = 0;
  for (let batch = 0; batch < MAX_BATCHES && turns < 2; batch += 1) {
    const next = await deleteOldRows(db, place, first);
    if (next === null) turns += 1;
    place = next ?? { waybill_no: '', event_id: '' };
    lastReadRows.set(db, place);
    await setImmediate();
  }
}

/**
 * Removes the scans of orders placed before a month (`2024-11`). PostgreSQL drops partitions. On SQLite each call
 * checks the next 20,000 rows, in statements of a few milliseconds.
 */
export async function removeOldScans(db: Database, first: string): Promise<void> {
  await (isPostgres(db) ? dropOldMonths(db, first) : deleteNextOldScans(db, first));
}
