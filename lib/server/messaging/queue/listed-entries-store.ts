import 'server-only';
import { sql } from 'kysely';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { OutboxState } from '../../platform/db/tables/outbox-table';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import type { OutboxEntry } from './entry';

export interface EntryFilter {
  kind: string;
  state?: OutboxState | undefined;
  waybillNo?: string | undefined;
}

/** States that operators see by default: entries that were not sent. */
const OPEN_STATES: readonly OutboxState[] = ['waiting', 'dead'];
const PAGE_SIZE = 500;

function listPage(db: Queryable, kind: string, state: OutboxState, after: OutboxEntry | null): Promise<OutboxEntry[]> {
  // Literals, because the states and kinds have partial indexes.
  const time = state === 'waiting' ? 'due_at' : 'finished_at';
  let query = db.selectFrom('outbox').selectAll().where('state', '=', sql.lit(state)).where('kind', '=', kind);
  if (kind !== WEBHOOK_KIND) query = query.where('kind', '<>', sql.lit(WEBHOOK_KIND));
  if (after) query = query.where(sql<boolean>`(${sql.ref(time)}, id) > (${after[time]}, ${after.id})`);
  return query.orderBy(time).orderBy('id').limit(PAGE_SIZE).execute();
}

function listEntriesOfWaybill(db: Queryable, waybillNo: string, { kind, state }: EntryFilter): Promise<OutboxEntry[]> {
  let query = db.selectFrom('outbox').selectAll().where('waybill_no', '=', waybillNo).where('kind', '=', kind);
  if (state !== undefined) query = query.where('state', '=', state);
  return query.orderBy('created_at').orderBy('id').execute();
}

/**
 * Yields the matching entries in pages: all entries of a waybill, else the entries in a state. Without a state, it
 * yields entries that were not sent.
 */
export async function* listEntries(db: Queryable, filter: EntryFilter): AsyncGenerator<OutboxEntry[]> {
  if (filter.waybillNo !== undefined) {
    yield await listEntriesOfWaybill(db, filter.waybillNo, filter);
    return;
  }
  for (const state of filter.state === undefined ? OPEN_STATES : [filter.state]) {
    let after: OutboxEntry | null = null;
    do {
      const page: OutboxEntry[] = await listPage(db, filter.kind, state, after);
      yield page;
      after = page.at(-1) ?? null;
    } while (after);
  }
}

/**
 * Returns the entries about an order or one of its parcels, oldest first. Reads the whole table, so only operators use
 * it.
 */
export function listEntriesOfOrder(
  db: Queryable,
  { kind, orderId, waybills }: { kind: string; orderId: string; waybills: readonly string[] },
): Promise<OutboxEntry[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or([where('order_id', '=', orderId), columnInListSql(db, 'waybill_no', waybills)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Returns the entries whose payload contains one of these texts, oldest first. Reads the whole table, so only operators
 * use it.
 */
export async function listEntriesHolding(
  db: Queryable,
  kind: string,
  texts: readonly string[],
): Promise<OutboxEntry[]> {
  if (texts.length === 0) return [];
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or(texts.map((text) => where('payload', 'like', `%${text}%`))))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Deletes the content of entries. Entries that wait or were given up are no longer sent. */
export async function dropEntries(trx: Queryable, ids: readonly string[], now: Date, reason: string): Promise<void> {
  const entries = trx.updateTable('outbox').where(columnInListSql(trx, 'id', ids));
  await entries
    .where('state', 'in', OPEN_STATES)
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: reason })
    .execute();
  await entries.set({ payload: '{}', user_id: null }).execute();
}

export async function findEntry(db: Queryable, kind: string, id: string): Promise<OutboxEntry | null> {
  const query = db.selectFrom('outbox').selectAll().where('id', '=', id).where('kind', '=', kind);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * Makes entries due now: an entry by id that waits or was given up, or all that were given up. Returns their number.
 */
export async function retryEntries(
  db: Queryable,
  kind: string,
  which: { id: string } | 'dead',
  now: Date,
): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), finished_at: null })
    .where('kind', '=', kind);
  query =
    which === 'dead'
      ? query.where('state', '=', sql.lit('dead' as const))
      : query.where('id', '=', which.id).where('state', 'in', OPEN_STATES);
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
}
