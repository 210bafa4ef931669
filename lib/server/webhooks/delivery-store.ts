import 'server-only';
import { sql, type Selectable } from 'kysely';
import { insertRows } from '../platform/db/insert-row';
import { oneOf } from '../platform/db/one-of';
import { isPostgres, type Queryable } from '../db/open';
import type { Tables } from '../db/tables';
import { WEBHOOK } from '../db/webhook-tables';
import { groupBy } from '../platform/group-by';
import type { OutboxEntry } from '../outbox/entry';
import type { PageCursor } from '../platform/page-cursor';

export type DeliveryRow = OutboxEntry;
export type AttemptRow = Selectable<Tables['webhook_attempts']>;

const entriesOf = (db: Queryable, webhookId: string) => db.selectFrom('outbox').where('receiver', '=', webhookId);

/** Of one webhook, the newest first. */
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

/** By entry, the first one first. */
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

/** Sends it from the start: at once, and as often as a new one. One that is being sent is left alone. */
export async function sendAgain(trx: Queryable, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), finished_at: null, gateway_state: null })
    .where('id', '=', id)
    .where('lease_owner', 'is', null)
    .execute();
}

/** Those of a webhook that nobody is sending now; on PostgreSQL those that somebody is taking are passed over. */
function resting(trx: Queryable, webhookId: string) {
  const rows = entriesOf(trx, webhookId)
    .select('id')
    .where('state', '=', sql.lit('waiting' as const))
    .where('lease_owner', 'is', null);
  return isPostgres(trx) ? rows.forUpdate().skipLocked() : rows;
}

const updateEntries = (trx: Queryable) => trx.updateTable('outbox').where('kind', '=', WEBHOOK);

/** What waits for a webhook is not sent. */
export async function dropWaiting(trx: Queryable, webhookId: string, now: Date): Promise<void> {
  await updateEntries(trx)
    .set({ state: 'dropped', finished_at: now.toISOString(), last_error: 'switched off' })
    .where('id', 'in', resting(trx, webhookId))
    .execute();
}

/** What waits for a webhook that does not answer waits until then. */
export async function postpone(trx: Queryable, webhookId: string, until: Date): Promise<void> {
  const time = until.toISOString();
  await updateEntries(trx)
    .set({ due_at: time })
    .where('id', 'in', resting(trx, webhookId).where('due_at', '<', time))
    .execute();
}

/** What was put off for a webhook that answers again is sent; what failed by itself keeps its pause. */
export async function bringForward(trx: Queryable, webhookId: string, now: Date): Promise<void> {
  const time = now.toISOString();
  await updateEntries(trx)
    .set({ due_at: time })
    .where('id', 'in', resting(trx, webhookId).where('due_at', '>', time).where('attempts', '=', 0))
    .execute();
}

/** All of a webhook, with their attempts. */
export async function deleteDeliveries(trx: Queryable, webhookId: string): Promise<void> {
  await trx.deleteFrom('webhook_attempts').where('entry_id', 'in', entriesOf(trx, webhookId).select('id')).execute();
  await trx.deleteFrom('outbox').where('receiver', '=', webhookId).execute();
}
