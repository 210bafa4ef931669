import 'server-only';
import { sql, type QueryExecutorProvider } from 'kysely';
import { isPostgres, type Database } from './open';

/** Number of future months whose partitions are created in advance. */
const MONTHS_AHEAD = 2;

/** Returns the month of an ISO 8601 time, such as `2026-11`. */
export const monthOf = (time: string): string => time.slice(0, 7);

/** Returns the months from the month of `first` (null: the current month) until `MONTHS_AHEAD` months from now. */
export function monthsUntil(first: string | null, now: Date): string[] {
  const months: string[] = [];
  const month = new Date(first === null ? now : `${monthOf(first)}-01T00:00:00Z`);
  month.setUTCDate(1);
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1);
  for (; month.getTime() <= end; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(monthOf(month.toISOString()));
  return months;
}

export const partitionOf = (month: string) => `scan_events_${month.replace('-', '_')}`;

async function listLackingMonths(db: QueryExecutorProvider, months: readonly string[]): Promise<string[]> {
  const names = months.map(partitionOf);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where to_regclass(name) is null`.execute(db);
  return months.filter((month) => rows.some(({ name }) => name === partitionOf(month)));
}

/**
 * Creates missing partitions of these months on PostgreSQL. Scans that were stored before their month had a partition
 * are moved into it. Must run in a transaction.
 */
export async function addScanMonths(trx: QueryExecutorProvider, months: readonly string[]): Promise<void> {
  // If two processes run this at the same time, the second one waits and then finds the partitions.
  await sql`select pg_advisory_xact_lock(hashtext('scan_events'))`.execute(trx);
  for (const month of await listLackingMonths(trx, months)) {
    const table = sql.table(partitionOf(month));
    await sql`create table ${table} (like scan_events including all)`.execute(trx);
    await sql`with moved as (delete from scan_events_other where placed_month = ${month} returning *) insert into ${table} select * from moved`.execute(
      trx,
    );
    await sql`alter table scan_events attach partition ${table} for values in (${sql.lit(month)})`.execute(trx);
  }
}

/** Creates the partitions of the current month and the next ones on PostgreSQL. */
export async function maintainScanMonths(db: Database, now: Date): Promise<void> {
  const months = monthsUntil(null, now);
  if (!isPostgres(db) || (await listLackingMonths(db, months)).length === 0) return;
  await db.transaction().execute((trx) => addScanMonths(trx, months));
}
