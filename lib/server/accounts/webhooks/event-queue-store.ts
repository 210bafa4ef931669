import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import type { OutboxEntry } from '../../messaging/queue/entry';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { isPostgres, type Queryable } from '../../platform/db/open';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import type { WebhookRow } from './webhook-store';

/** Entry of the outbox that waits for a webhook. */
export type QueuedEvent = Pick<OutboxEntry, 'id' | 'payload' | 'waybill_no' | 'attempts' | 'batch_id' | 'created_at'>;

/** Selects the waiting entries of webhooks, with the literals of their partial indexes. */
export const waitingEntries = (db: Queryable) =>
  db
    .selectFrom('outbox')
    .where('outbox.state', '=', sql.lit('waiting' as const))
    .where('outbox.kind', '=', sql.lit(WEBHOOK_KIND));

/** Condition of the index outbox_apart. */
export const IS_APART = sql<boolean>`(attempts > 0 or at_once = 1)`;

/**
 * Returns the SQL order in which entries were written, which is the order of a parcel's events. Old rows have only a
 * position.
 */
export const timeText = (isPostgres: boolean): RawBuilder<unknown> =>
  isPostgres ? sql`outbox.seq nulls first, outbox.position` : sql`outbox.rowid`;

/** Events of one request or of several. `batchId`: the failed batch that is repeated whole. */
export interface NextEvents {
  events: QueuedEvent[];
  batchId: string | null;
}

/** Returns the start of the list up to the first event of another batch. */
function firstOfOneBatch(events: readonly QueuedEvent[]): QueuedEvent[] {
  const end = events.findIndex(({ batch_id }) => batch_id !== events[0]!.batch_id);
  return end === -1 ? [...events] : events.slice(0, end);
}

/**
 * Returns the condition for due entries. The `case` prevents the planner from using the index on `due_at`, because it
 * would then sort all entries.
 */
export const dueCondition = (time: string) => sql<boolean>`case when due_at <= ${time} then 1 else 0 end = 1`;

/**
 * Returns true if a webhook that is on, healthy and not paused has an event that is due since `before` and was not sent
 * yet.
 */
export async function hasLateEvents(db: Queryable, before: Date): Promise<boolean> {
  const lateEntry = await waitingEntries(db)
    .innerJoin('webhooks', 'webhooks.id', 'outbox.receiver')
    .select('outbox.id')
    .where('outbox.attempts', '=', 0)
    .where('outbox.due_at', '<=', before.toISOString())
    .where('webhooks.off_reason', 'is', null)
    .where('webhooks.failing_since', 'is', null)
    .where('webhooks.paused_until', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return lateEntry !== undefined;
}

/**
 * Returns the condition for entries whose parcel waits: an earlier event of the parcel failed and is not due yet. Uses
 * the index outbox_apart.
 */
export const putOffCondition = (time: string) => sql<boolean>`exists (
  select 1 from outbox as failed
  where failed.state = 'waiting' and failed.kind = ${sql.lit(WEBHOOK_KIND)} and (failed.attempts > 0 or failed.at_once = 1)
    and failed.receiver = outbox.receiver and failed.waybill_no = outbox.waybill_no and failed.due_at > ${time}
)`;

/** Selects the due events of a webhook in the order in which they were written. */
export const dueEvents = (db: Queryable, webhookId: string, time: string) =>
  waitingEntries(db)
    .select(['id', 'payload', 'waybill_no', 'attempts', 'batch_id', 'created_at'])
    .where('receiver', '=', webhookId)
    .where(dueCondition(time))
    .orderBy(timeText(isPostgres(db)));

/**
 * Returns the due events of a webhook in the order in which they were written. Leaves out parcels with an event that
 * waits for its retry. If the owner requested some at once, returns only these. During a pause, returns no others. With
 * `isBatched`, a batch that failed is returned whole and alone.
 */
export async function listNextEvents(
  db: Queryable,
  { id, paused_until }: Pick<WebhookRow, 'id' | 'paused_until'>,
  { now, limit, isBatched }: { now: Date; limit: number; isBatched: boolean },
): Promise<NextEvents> {
  const time = now.toISOString();
  const ofWebhook = () => waitingEntries(db).where('receiver', '=', id);
  const apartEntries = await ofWebhook().select(['id', 'due_at', 'at_once']).where(IS_APART).execute();
  let dueEntries = dueEvents(db, id, time);
  const requested = apartEntries
    .filter(({ due_at, at_once }) => at_once === 1 && due_at <= time)
    .map((entry) => entry.id);
  if (requested.length > 0) {
    // With `isBatched`, a requested event is sent alone, so that its attempts are counted separately.
    const events = await dueEntries
      .where(columnInListSql(db, 'id', requested))
      .limit(isBatched ? 1 : limit)
      .execute();
    return { events, batchId: isBatched ? (events[0]?.batch_id ?? null) : null };
  }
  if (paused_until !== null && paused_until > time) return { events: [], batchId: null };
  if (apartEntries.some(({ due_at }) => due_at > time))
    dueEntries = dueEntries.where(({ not }) => not(putOffCondition(time)));
  const events = await dueEntries.limit(limit).execute();
  const batchId = events[0]?.batch_id ?? null;
  if (!isBatched || events.length === 0) return { events, batchId: null };
  if (batchId === null) return { events: firstOfOneBatch(events), batchId: null };
  return { events: await dueEntries.where('batch_id', '=', batchId).execute(), batchId };
}

/** Events of one request that were accepted. */
export interface SentEvents {
  ids: readonly string[];
  batchId: string | null;
  status: number | null;
}

/** Stores that events were accepted, also if the webhook was turned off meanwhile. */
export async function storeSentEvents(trx: Queryable, { ids, batchId, status }: SentEvents, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(({ eb }) => ({
      state: 'sent',
      attempts: eb('attempts', '+', 1),
      finished_at: now.toISOString(),
      gateway_state: String(status),
      last_error: null,
      at_once: 0,
      leased_until: null,
      ...(batchId !== null && { batch_id: batchId }),
    }))
    .where(columnInListSql(trx, 'id', ids))
    .execute();
}

/** Change of events that were not accepted: they are retried at a time, or given up. */
export interface FailedEvents {
  ids: readonly string[];
  batchId: string | null;
  attempts: number;
  /** Null to give up. */
  dueAt: Date | null;
  reason: string | null;
}

export async function storeFailedEvents(trx: Queryable, failed: FailedEvents, now: Date): Promise<void> {
  const { ids, batchId, attempts, dueAt, reason } = failed;
  await trx
    .updateTable('outbox')
    .set({
      attempts,
      last_error: reason,
      batch_id: batchId,
      ...(dueAt ? { due_at: dueAt.toISOString() } : { state: 'dead', finished_at: now.toISOString() }),
    })
    .where(columnInListSql(trx, 'id', ids))
    .where('state', 'in', ['waiting', 'dropped'])
    .execute();
}
