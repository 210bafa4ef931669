import 'server-only';
import { sql, type Insertable } from 'kysely';
import { insertMany } from '../../platform/db/insert-row';
import type { Queryable } from '../../platform/db/open';
import type { OutboxState } from '../../platform/db/tables/outbox-table';
import type { Tables } from '../../platform/db/tables/tables';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import type { OutboxEntry } from './entry';
import { entryId } from './entry-id';

export interface NewOutboxEntry {
  /** Id of the entry, by default a new one. An entry with a known id is not stored again. */
  id?: string | undefined;
  kind: string;
  payload: object;
  /** Earliest time of sending, by default now. */
  dueAt?: Date | undefined;
  orderId?: string | null | undefined;
  waybillNo?: string | null | undefined;
  /** The account that receives it. */
  userId?: string | null | undefined;
  /** Concurrency key: only a few entries with the same value are sent at once, and the values take turns. */
  receiver?: string;
  /** Sends a webhook's entry at once, even during a pause. */
  ignoresPause?: true;
}

const NEVER = '9999-12-31T00:00:00.000Z';

export type OutboxRow = Insertable<Tables['outbox']>;

/** Returns the row of an entry without any attempt. Its other columns are null. */
export function entryRow(entry: NewOutboxEntry, now: Date): OutboxRow {
  const { id, kind, payload, dueAt, orderId, waybillNo, userId, receiver, ignoresPause } = entry;
  return {
    id: id ?? entryId(now),
    kind,
    payload: JSON.stringify(payload),
    order_id: orderId ?? null,
    waybill_no: waybillNo ?? null,
    user_id: userId ?? null,
    receiver: receiver ?? null,
    series: null,
    position: 0,
    at_once: ignoresPause ? 1 : 0,
    created_at: now.toISOString(),
    due_at: (dueAt ?? now).toISOString(),
    attempts: 0,
    // The worker of the previous release leases single entries, which mixes up the events of a webhook. This lease
    // hides them from that worker.
    leased_until: kind === WEBHOOK_KIND ? NEVER : null,
    state: 'waiting',
  };
}

/** Stores rows of `entryRow`. Rows with a known id are left unchanged. */
export async function insertEntries(trx: Queryable, rows: readonly OutboxRow[]): Promise<void> {
  await insertMany(trx, 'outbox', rows, { onConflict: 'skip' });
}

/**
 * Stores entries in the caller's transaction. They are sent only if it commits. Returns their ids in the same order.
 */
export async function enqueueEntries(trx: Queryable, entries: readonly NewOutboxEntry[], now: Date): Promise<string[]> {
  const rows = entries.map((entry) => entryRow(entry, now));
  await insertEntries(trx, rows);
  return rows.map(({ id }) => id);
}

/** Change after an attempt. `dueAt` is set for an entry that is retried. */
export interface SettledEntry {
  state: OutboxState;
  lastError: string | null;
  gatewayState: string | null;
  dueAt: Date | null;
}

interface LeasedEntries {
  ids: readonly string[];
  owner: string;
}

/** Stores the outcome of leased entries. Entries that are finished or leased to another owner stay unchanged. */
export async function settleEntries(
  db: Queryable,
  { ids, owner }: LeasedEntries,
  settled: SettledEntry,
  now: Date,
): Promise<void> {
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

/** Releases leases before they expire. */
export async function releaseEntries(db: Queryable, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ lease_owner: null, leased_until: null })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Drops an account's waiting and failed entries. Clears `user_id` and `payload` of all its entries, and `receiver`
 * where it is the account.
 */
export async function dropEntriesOfUser(trx: Queryable, userId: string, now: Date): Promise<void> {
  const ofUser = trx.updateTable('outbox').where('user_id', '=', userId);
  await ofUser
    .where('state', 'in', ['waiting', 'dead'])
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'account closed' })
    .execute();
  await ofUser.set({ payload: '{}', user_id: null }).execute();
  await trx.updateTable('outbox').set({ receiver: null }).where('receiver', '=', userId).execute();
}

/** Returns an account's entries in every state, newest first, without entries to its webhooks. */
export function listEntriesOfUser(db: Queryable, userId: string): Promise<OutboxEntry[]> {
  const entries = db.selectFrom('outbox').selectAll().where('user_id', '=', userId).where('kind', '<>', WEBHOOK_KIND);
  return entries.orderBy('created_at', 'desc').execute();
}

/** Rows that one statement deletes. More would block writers for too long. */
const DELETE_BATCH_SIZE = 1000;

/** Groups in which entries are deleted: messages by their state, and entries to webhooks in any state. */
export type FinishedState = OutboxState | typeof WEBHOOK_KIND;

/** Deletes entries that were finished before this time. */
export async function deleteFinishedEntries(db: Queryable, which: FinishedState, before: Date): Promise<void> {
  for (;;) {
    const old = db.selectFrom('outbox').select('id').where('finished_at', '<', before.toISOString());
    // Literals, because each group has its own partial index.
    const finished = (
      which === WEBHOOK_KIND
        ? old.where('kind', '=', sql.lit(WEBHOOK_KIND))
        : old.where('state', '=', which).where('kind', '<>', sql.lit(WEBHOOK_KIND))
    ).limit(DELETE_BATCH_SIZE);
    const { numDeletedRows } = await db.deleteFrom('outbox').where('id', 'in', finished).executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < DELETE_BATCH_SIZE) return;
  }
}
