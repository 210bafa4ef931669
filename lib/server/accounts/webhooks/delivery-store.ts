import 'server-only';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod';
import { WEBHOOK_EVENTS } from '@/lib/contract/developers/webhook-types';
import { insertRows } from '../../platform/db/insert-row';
import { jsonColumn } from '../../platform/db/json-column';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { isPostgres, type Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import { groupBy } from '../../platform/group-by';
import type { OutboxEntry } from '../../messaging/queue/entry';
import type { PageCursor } from '../../platform/page-cursor';

export type DeliveryRow = OutboxEntry;
export type WebhookAttemptRow = Selectable<Tables['webhook_attempts']>;

/** Separates the id of a batch from the number of its part. A UUID has no such character. */
const PART_SEPARATOR = '_';

/** Returns the id of a part of a batch, which names the batch. */
export const batchPartId = (batchId: string, part: 1 | 2): string => `${batchId}${PART_SEPARATOR}${part}`;

/** `outbox.payload` of a webhook's entry: the part of a request body that lists of deliveries show. */
export const EVENT_COLUMN = jsonColumn(
  z.object({
    type: z.enum(WEBHOOK_EVENTS),
    data: z.object({ waybillNo: z.string(), isTest: z.boolean() }),
  }),
);

const entriesOf = (db: Queryable, webhookId: string) => db.selectFrom('outbox').where('receiver', '=', webhookId);

/** Returns deliveries of one webhook, newest first. */
export function listDeliveriesOfWebhook(
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

/** Returns the ids of an entry's requests: its own, its last batch, and the batches that this one was split from. */
function requestIds({ id, batch_id }: Pick<DeliveryRow, 'id' | 'batch_id'>): string[] {
  const parts = batch_id?.split(PART_SEPARATOR) ?? [];
  return [id, ...parts.map((_, index) => parts.slice(0, index + 1).join(PART_SEPARATOR))];
}

/** Returns a function that returns the attempts of an entry, grouped by request, each request's oldest first. */
export async function listWebhookAttempts(
  db: Queryable,
  entries: readonly DeliveryRow[],
): Promise<(entry: DeliveryRow) => WebhookAttemptRow[]> {
  const ids = [...new Set(entries.flatMap(requestIds))];
  const rows = db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where(columnInListSql(db, 'entry_id', ids));
  const attemptsByEntry = groupBy(ids.length > 0 ? await rows.orderBy('at').execute() : [], ({ entry_id }) => entry_id);
  return (entry) => requestIds(entry).flatMap((id) => attemptsByEntry.get(id) ?? []);
}

export async function insertAttempts(db: Queryable, rows: readonly WebhookAttemptRow[]): Promise<void> {
  await insertRows(db, 'webhook_attempts', rows, { onConflict: 'skip' });
}

/** Column values of an entry that is sent again outside a batch, with the full number of attempts. */
const restartedColumns = (now: Date) =>
  ({
    state: 'waiting',
    attempts: 0,
    due_at: now.toISOString(),
    finished_at: null,
    gateway_state: null,
    batch_id: null,
  }) as const;

/** Restarts a delivery: due at once even during a pause, with all attempts of a new one. */
export async function retryDelivery(trx: Queryable, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ ...restartedColumns(now), at_once: 1 })
    .where('id', '=', id)
    .execute();
}

/** Ids of the waiting entries of a webhook. On PostgreSQL, entries whose result is being stored are skipped. */
function waitingEntryIds(trx: Queryable, webhookId: string) {
  const rows = entriesOf(trx, webhookId)
    .select('id')
    .where('state', '=', sql.lit('waiting' as const));
  return isPostgres(trx) ? rows.forUpdate().skipLocked() : rows;
}

const updateEntries = (trx: Queryable) => trx.updateTable('outbox').where('kind', '=', WEBHOOK_KIND);

/** Drops the waiting entries of a webhook. */
export async function dropWaitingDeliveries(trx: Queryable, webhookId: string, now: Date): Promise<void> {
  await updateEntries(trx)
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'switched off' })
    .where('id', 'in', waitingEntryIds(trx, webhookId))
    .execute();
}

/** Makes the waiting entries of a webhook due now. */
export async function rescheduleDeliveriesNow(trx: Queryable, webhookId: string, now: Date): Promise<void> {
  const time = now.toISOString();
  await updateEntries(trx)
    .set({ due_at: time })
    .where('id', 'in', waitingEntryIds(trx, webhookId).where('due_at', '>', time))
    .execute();
}

export interface DeliveryCount {
  state: DeliveryRow['state'];
  count: number;
  /** Creation time of the oldest delivery, and due time of the earliest one. */
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

/**
 * Returns the latest requests to a webhook, latest first. `payload`: the event of a request with one event; null for a
 * batch.
 */
export function listLastAttempts(db: Queryable, webhookId: string, max: number) {
  return db
    .selectFrom('webhook_attempts')
    .leftJoin('outbox', 'outbox.id', 'webhook_attempts.entry_id')
    .select(['entry_id', 'events', 'payload', 'webhook_attempts.at', 'status', 'duration_ms', 'reason'])
    .where('webhook_id', '=', webhookId)
    .orderBy('webhook_attempts.at', 'desc')
    .limit(max)
    .execute();
}

/** Restarts the waiting and failed deliveries of a webhook, due at once. Returns their number. */
export async function retryDeliveries(trx: Queryable, webhookId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await updateEntries(trx)
    .set(restartedColumns(now))
    .where('receiver', '=', webhookId)
    .where('state', 'in', ['waiting', 'dead'])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes all deliveries of a webhook and their attempts. */
export async function deleteDeliveries(trx: Queryable, webhookId: string): Promise<void> {
  await trx.deleteFrom('webhook_attempts').where('webhook_id', '=', webhookId).execute();
  await trx.deleteFrom('webhook_attempts').where('entry_id', 'in', entriesOf(trx, webhookId).select('id')).execute();
  await trx.deleteFrom('outbox').where('receiver', '=', webhookId).execute();
}

/** Drops waiting entries of webhooks that were deleted while the entries were written. */
export async function dropOrphanedEvents(db: Queryable, now: Date): Promise<void> {
  await updateEntries(db)
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'switched off' })
    .where('state', '=', sql.lit('waiting' as const))
    .where('kind', '=', sql.lit(WEBHOOK_KIND))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('webhooks').select('webhooks.id').whereRef('webhooks.id', '=', 'outbox.receiver'))),
    )
    .execute();
}
