import 'server-only';
import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import { insertMany } from '../platform/db/insert-row';
import { oneOf } from '../platform/db/one-of';
import { isPostgres, type Queryable } from '../db/open';
import type { OutboxState } from '../db/outbox-table';
import type { Tables } from '../db/tables';
import { WEBHOOK } from '../db/webhook-tables';
import type { OutboxEntry } from './entry';
import { entryId } from './entry-id';

export interface NewEntry {
  /** One of its own by default. One that is there already is not stored again. */
  id?: string | undefined;
  kind: string;
  payload: object;
  /** Not before; at once by default. */
  dueAt?: Date | undefined;
  orderId?: string | null | undefined;
  waybillNo?: string | null | undefined;
  /** The account it is sent to. */
  userId?: string | null | undefined;
  /** Whom entries of the kind share: a few at once are sent to one of them, where the kind wants it so. */
  receiver?: string;
  /** Entries of a series are sent one after the other, by position. */
  inSeries?: { series: string; position: number };
}

export type EntryRow = Insertable<Tables['outbox']>;

/** The row of an entry that nobody has tried to send yet; its other columns are null. */
export function entryRow(entry: NewEntry, now: Date): EntryRow {
  const { id, kind, payload, dueAt, orderId, waybillNo, userId, receiver, inSeries } = entry;
  return {
    id: id ?? entryId(now),
    kind,
    payload: JSON.stringify(payload),
    order_id: orderId ?? null,
    waybill_no: waybillNo ?? null,
    user_id: userId ?? null,
    receiver: receiver ?? null,
    series: inSeries?.series ?? null,
    position: inSeries?.position ?? 0,
    created_at: now.toISOString(),
    due_at: (dueAt ?? now).toISOString(),
    attempts: 0,
    state: 'waiting',
  };
}

/** Stores rows of `entryRow`; those that are there already are left as they are. */
export async function insertEntries(trx: Queryable, rows: readonly EntryRow[]): Promise<void> {
  await insertMany(trx, 'outbox', rows, { known: 'skip' });
}

/**
 * Stores what is to be sent, in the caller's transaction: it is sent if that is committed, and then for sure. Answers the ids, in the
 * order of the entries.
 */
export async function enqueue(trx: Queryable, entries: readonly NewEntry[], now: Date): Promise<string[]> {
  const rows = entries.map((entry) => entryRow(entry, now));
  await insertEntries(trx, rows);
  return rows.map(({ id }) => id);
}

/** The last position in each of these series that waits; a series of which none waits is left out. */
export async function lastPositions(trx: Queryable, series: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('outbox')
    .select(({ fn }) => ['series', fn.max('position').as('last')])
    .where('state', '=', sql.lit('waiting' as const))
    .where(oneOf(trx, 'series', series))
    .groupBy('series')
    .execute();
  return new Map(rows.map(({ series: name, last }) => [name!, Number(last)]));
}

export interface Claim {
  kind: string;
  /** Names the process that claims. */
  owner: string;
  now: Date;
  /** When somebody else may claim what is not settled by then. */
  leasedUntil: Date;
  limit: number;
}

/** True for an entry that nobody holds at this time. */
export const isFreeAt = (time: string) => (where: ExpressionBuilder<Tables, 'outbox'>) =>
  where.or([where('leased_until', 'is', null), where('leased_until', '<=', time)]);

/** What a claim changes of the entries that it takes. */
export const leaseOf =
  ({ owner, leasedUntil }: Claim) =>
  ({ eb }: { eb: ExpressionBuilder<Tables, 'outbox'> }) => ({
    lease_owner: owner,
    leased_until: leasedUntil.toISOString(),
    attempts: eb('attempts', '+', 1),
  });

/** The ids that may be claimed now, the longest due first. */
export function claimable(db: Pick<Queryable, 'selectFrom'>, { kind, now, limit }: Claim) {
  const time = now.toISOString();
  return (
    db
      .selectFrom('outbox')
      .select('id')
      // Written out: SQLite uses a partial index for no parameter.
      .where('state', '=', sql.lit('waiting' as const))
      .where('kind', '=', kind)
      .where('due_at', '<=', time)
      .where(isFreeAt(time))
      .orderBy('due_at')
      .limit(limit)
  );
}

/**
 * Leases up to `limit` due entries, the longest due first. Nobody else is given them while the lease runs: on PostgreSQL rows that another
 * process is taking are passed over, on SQLite the one statement holds the database.
 */
export async function claim(db: Queryable, asked: Claim): Promise<OutboxEntry[]> {
  // An idle worker only reads: it must not wait for an import that writes.
  if ((await claimable(db, { ...asked, limit: 1 }).execute()).length === 0) return [];
  return db
    .with('due', (cte) => (isPostgres(db) ? claimable(cte, asked).forUpdate().skipLocked() : claimable(cte, asked)))
    .updateTable('outbox')
    .set(leaseOf(asked))
    .where('id', 'in', (where) => where.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** What an attempt changes. `dueAt`: of one that is tried again. */
export interface Settled {
  state: OutboxState;
  lastError: string | null;
  gatewayState: string | null;
  dueAt: Date | null;
}

interface Held {
  ids: readonly string[];
  owner: string;
}

/** Writes what became of claimed entries; changes nothing where one is finished or somebody else holds it by now. */
export async function settle(db: Queryable, { ids, owner }: Held, settled: Settled, now: Date): Promise<void> {
  const { state, lastError, gatewayState, dueAt } = settled;
  await db
    .updateTable('outbox')
    .set({
      state,
      last_error: lastError,
      gateway_state: gatewayState,
      lease_owner: null,
      leased_until: null,
      finished_at: state === 'waiting' ? null : now.toISOString(),
      ...(dueAt && { due_at: dueAt.toISOString() }),
    })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'waiting')
    .execute();
}

/** Gives leases back before they run out. */
export async function release(db: Queryable, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ lease_owner: null, leased_until: null })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'waiting')
    .execute();
}

/** When an account is closed: what still waits for it is not sent, and what was sent keeps neither account nor content. */
export async function dropOfUser(trx: Queryable, userId: string, now: Date): Promise<void> {
  const ofUser = trx.updateTable('outbox').where('user_id', '=', userId);
  await ofUser
    .where('state', 'in', ['waiting', 'dead'])
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'account closed' })
    .execute();
  await ofUser.set({ payload: '{}', user_id: null }).execute();
}

/** What an account was sent and is to be sent, newest first, without what goes to its webhooks. */
export function entriesOfUser(db: Queryable, userId: string): Promise<OutboxEntry[]> {
  const entries = db.selectFrom('outbox').selectAll().where('user_id', '=', userId).where('kind', '<>', WEBHOOK);
  return entries.orderBy('created_at', 'desc').execute();
}

/** Rows of one statement: a longer one would keep writers waiting. */
const DELETED_AT_ONCE = 1000;

/** What of the outbox is deleted together: each state of messages, and whatever became of what went to webhooks. */
export type Finished = OutboxState | typeof WEBHOOK;

/** Deletes what was finished before this time. */
export async function deleteFinished(db: Queryable, which: Finished, before: Date): Promise<void> {
  for (;;) {
    const old = db.selectFrom('outbox').select('id').where('finished_at', '<', before.toISOString());
    // Written out: each has an index of its own.
    const finished = (
      which === WEBHOOK
        ? old.where('kind', '=', sql.lit(WEBHOOK))
        : old.where('state', '=', which).where('kind', '<>', sql.lit(WEBHOOK))
    ).limit(DELETED_AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom('outbox').where('id', 'in', finished).executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < DELETED_AT_ONCE) return;
  }
}
