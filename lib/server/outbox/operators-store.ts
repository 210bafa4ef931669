import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../db/open';
import type { OutboxState } from '../db/outbox-table';
import type { OutboxEntry } from './entry';

export interface EntryFilter {
  kind: string;
  state?: OutboxState | undefined;
  waybillNo?: string | undefined;
}

/** What concerns an operator where none is asked for: what is not sent. */
const OPEN: readonly OutboxState[] = ['waiting', 'dead'];
const PAGE = 500;

function pageOf(db: Queryable, kind: string, state: OutboxState, after: OutboxEntry | null): Promise<OutboxEntry[]> {
  // Each state along its own index.
  const time = state === 'waiting' ? 'due_at' : 'finished_at';
  let query = db.selectFrom('outbox').selectAll().where('state', '=', state).where('kind', '=', kind);
  if (after) query = query.where(sql<boolean>`(${sql.ref(time)}, id) > (${after[time]}, ${after.id})`);
  return query.orderBy(time).orderBy('id').limit(PAGE).execute();
}

function ofWaybill(db: Queryable, { kind, state, waybillNo }: EntryFilter): Promise<OutboxEntry[]> {
  let query = db.selectFrom('outbox').selectAll().where('waybill_no', '=', waybillNo!).where('kind', '=', kind);
  if (state !== undefined) query = query.where('state', '=', state);
  return query.orderBy('created_at').orderBy('id').execute();
}

/** Yields the matching entries in pages: of a waybill all that are kept, else by state, and without one what is not sent. */
export async function* allEntries(db: Queryable, filter: EntryFilter): AsyncGenerator<OutboxEntry[]> {
  if (filter.waybillNo !== undefined) {
    yield await ofWaybill(db, filter);
    return;
  }
  for (const state of filter.state === undefined ? OPEN : [filter.state]) {
    let after: OutboxEntry | null = null;
    do {
      const page: OutboxEntry[] = await pageOf(db, filter.kind, state, after);
      yield page;
      after = page.at(-1) ?? null;
    } while (after);
  }
}

export async function findEntry(db: Queryable, kind: string, id: string): Promise<OutboxEntry | null> {
  const query = db.selectFrom('outbox').selectAll().where('id', '=', id).where('kind', '=', kind);
  return (await query.executeTakeFirst()) ?? null;
}

/** Lets what was given up be tried anew, and what waits be tried at once: one entry, or all that were given up. Answers how many. */
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
    which === 'dead' ? query.where('state', '=', 'dead') : query.where('id', '=', which.id).where('state', 'in', OPEN);
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
}
