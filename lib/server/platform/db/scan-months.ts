import 'server-only';
import { sql, type QueryExecutorProvider } from 'kysely';
import { isPostgres, type Database } from '@/lib/server/db/open';

/** How many months' partitions are made ahead of the present one. */
const AHEAD = 2;

/** The month of a time in ISO 8601: `2026-11`. */
export const monthOf = (time: string): string => time.slice(0, 7);

/** The months from that of `first` (from the present one, for null) to some ahead of now. */
export function monthsUntil(first: string | null, now: Date): string[] {
  const months: string[] = [];
  const month = new Date(first === null ? now : `${monthOf(first)}-01T00:00:00Z`);
  month.setUTCDate(1);
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + AHEAD, 1);
  for (; month.getTime() <= end; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(monthOf(month.toISOString()));
  return months;
}

export const partitionOf = (month: string) => `scan_events_${month.replace('-', '_')}`;

async function lackingMonths(db: QueryExecutorProvider, months: readonly string[]): Promise<string[]> {
  const names = months.map(partitionOf);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where to_regclass(name) is null`.execute(db);
  return months.filter((month) => rows.some(({ name }) => name === partitionOf(month)));
}

/**
 * PostgreSQL: makes the partitions of these months that are not there yet. What was stored before its month had one moves into it. To
 * be run in a transaction.
 */
export async function addScanMonths(trx: QueryExecutorProvider, months: readonly string[]): Promise<void> {
  // Of two processes at once, the later one sees what the other has made.
  await sql`select pg_advisory_xact_lock(hashtext('scan_events'))`.execute(trx);
  for (const month of await lackingMonths(trx, months)) {
    const table = sql.table(partitionOf(month));
    await sql`create table ${table} (like scan_events including all)`.execute(trx);
    await sql`with moved as (delete from scan_events_other where placed_month = ${month} returning *) insert into ${table} select * from moved`.execute(
      trx,
    );
    await sql`alter table scan_events attach partition ${table} for values in (${sql.lit(month)})`.execute(trx);
  }
}

/** PostgreSQL: makes the partitions of the present month and the next ones. */
export async function keepScanMonths(db: Database, now: Date): Promise<void> {
  const months = monthsUntil(null, now);
  if (!isPostgres(db) || (await lackingMonths(db, months)).length === 0) return;
  await db.transaction().execute((trx) => addScanMonths(trx, months));
}
