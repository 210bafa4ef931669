import 'server-only';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhook-types';
import { insertRows } from '../../platform/db/insert-row';
import { jsonColumn } from '../../platform/db/json-column';
import { oneOf } from '../../platform/db/one-of';
import { isPostgres, type Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables';
import { WEBHOOK } from '../../platform/db/webhook-tables';
import { groupBy } from '../../platform/group-by';
import type { OutboxEntry } from '../../messaging/queue/entry';
import type { PageCursor } from '../../platform/page-cursor';

export type DeliveryRow = OutboxEntry;
export type AttemptRow = Selectable<Tables['webhook_attempts']>;

/** `outbox.payload` of a webhook's entry: the part of a request body that lists of deliveries show. */
export const EVENT = jsonColumn(
  z.object({
    type: z.enum(WEBHOOK_EVENTS),
    data: z.object({ waybillNo: z.string(), isTest: z.boolean() }),
  }),
);

const entriesOf = (db: Queryable, webhookId: string) => db.selectFrom('outbox').where('receiver', '=', webhookId);

/** Returns deliveries of one webhook, newest first. */
export function deliveriesOf(
  db: Queryable,
  webhookId: string,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<DeliveryRow[]> {
  let query = entriesOf(db, webhookId).selectAll();
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export function findDelivery(db: Queryable, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  return entriesOf(db, webhookId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns attempts by entry, oldest first. */
export async function attemptsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  const rows = db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where(oneOf(db, 'entry_id', ids));
  return groupBy(ids.length > 0 ? await rows.orderBy('at').execute() : [], ({ entry_id }) => entry_id);
}

export async function insertAttempts(db: Queryable, rows: readonly AttemptRow[]): Promise<void> {
  await insertRows(db, 'webhook_attempts', rows, { known: 'skip' });
}

/** Restarts a delivery: due at once, with all attempts of a new one. Does nothing while it is being sent. */
export async function sendAgain(trx: Queryable, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), finished_at: null, gateway_state: null })
    .where('id', '=', id)
    .where('lease_owner', 'is', null)
    .execute();
}

/** Waiting entries of a webhook that no worker has leased. On PostgreSQL, entries that a worker is about to lease are skipped. */
function resting(trx: Queryable, webhookId: string) {
  const rows = entriesOf(trx, webhookId)
    .select('id')
    .where('state', '=', sql.lit('waiting' as const))
    .where('lease_owner', 'is', null);
  return isPostgres(trx) ? rows.forUpdate().skipLocked() : rows;
}

const updateEntries = (trx: Queryable) => trx.updateTable('outbox').where('kind', '=', WEBHOOK);

/** Drops the waiting entries of a webhook. */
export async function dropWaiting(trx: Queryable, webhookId: string, now: Date): Promise<void> {
  await updateEntries(trx)
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'switched off' })
    .where('id', 'in', resting(trx, webhookId))
    .execute();
}

/** Postpones the waiting entries of a webhook that does not respond. */
export async function postpone(trx: Queryable, webhookId: string, until: Date): Promise<void> {
  const time = until.toISOString();
  await updateEntries(trx)
    .set({ due_at: time })
    .where('id', 'in', resting(trx, webhookId).where('due_at', '<', time))
    .execute();
}

/**
 * Makes postponed entries due now, after the webhook responds again. Entries that failed themselves keep their pause, unless `which` is
 * `all`.
 */
export async function bringForward(
  trx: Queryable,
  webhookId: string,
  now: Date,
  which: 'untried' | 'all' = 'untried',
): Promise<void> {
  const time = now.toISOString();
  const later = resting(trx, webhookId).where('due_at', '>', time);
  await updateEntries(trx)
    .set({ due_at: time })
    .where('id', 'in', which === 'all' ? later : later.where('attempts', '=', 0))
    .execute();
}

export interface DeliveryCount {
  state: DeliveryRow['state'];
  count: number;
  /** Creation time of the oldest, and due time of the earliest. */
  oldest: string;
  due: string;
}

/** Counts the deliveries of a webhook by state. */
export async function countDeliveries(db: Queryable, webhookId: string): Promise<DeliveryCount[]> {
  const rows = await entriesOf(db, webhookId)
    .select(({ fn }) => [
      'state',
      fn.countAll<string | number>().as('count'),
      fn.min('created_at').as('oldest'),
      fn.min('due_at').as('due'),
    ])
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** Returns the latest attempts to deliver to a webhook, latest first. */
export function lastAttempts(db: Queryable, webhookId: string, most: number) {
  return entriesOf(db, webhookId)
    .innerJoin('webhook_attempts', 'webhook_attempts.entry_id', 'outbox.id')
    .select(['outbox.id', 'outbox.payload', 'webhook_attempts.at', 'status', 'duration_ms', 'reason'])
    .orderBy('webhook_attempts.at', 'desc')
    .limit(most)
    .execute();
}

/** Restarts the waiting and failed deliveries of a webhook, due at once. Returns their number. */
export async function retryDeliveries(trx: Queryable, webhookId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await updateEntries(trx)
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), finished_at: null, gateway_state: null })
    .where('receiver', '=', webhookId)
    .where('state', 'in', ['waiting', 'dead'])
    .where('lease_owner', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes all deliveries of a webhook and their attempts. */
export async function deleteDeliveries(trx: Queryable, webhookId: string): Promise<void> {
  await trx.deleteFrom('webhook_attempts').where('entry_id', 'in', entriesOf(trx, webhookId).select('id')).execute();
  await trx.deleteFrom('outbox').where('receiver', '=', webhookId).execute();
}
