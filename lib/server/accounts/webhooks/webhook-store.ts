import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { compileOnce } from '../../platform/db/drivers/compile-once';
import { lockRows } from '../../platform/db/lock-rows';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

/** Settings of a webhook's requests. */
export type BatchColumns = Pick<Selectable<Tables['webhook_queues']>, 'batch_size' | 'batch_format'>;

export type WebhookRow = Selectable<Tables['webhooks']> & BatchColumns;

/** Columns by name: a prepared statement with `*` fails after a later release has added a column. */
const COLUMNS = [
  'webhooks.id',
  'webhooks.user_id',
  'webhooks.url',
  'webhooks.mode',
  'webhooks.events',
  'webhooks.language',
  'webhooks.secret_number',
  'webhooks.rotated_at',
  'webhooks.off_reason',
  'webhooks.off_at',
  'webhooks.failing_since',
  'webhooks.failures',
  'webhooks.paused_until',
  'webhooks.created_at',
] as const;

const ofQueue = <Column extends keyof BatchColumns>(column: Column, absent: BatchColumns[Column]) =>
  sql<
    BatchColumns[Column]
  >`coalesce((select ${sql.ref(column)} from webhook_queues where webhook_id = webhooks.id), ${sql.lit(absent)})`.as(
    column,
  );

const selectWebhooks = (db: Queryable) =>
  db
    .selectFrom('webhooks')
    .select(COLUMNS)
    .select([ofQueue('batch_size', 1), ofQueue('batch_format', 'events')]);

/** Owner of webhooks. A person manages the webhooks of both modes, a key the webhooks of its own mode. */
export interface WebhookOwner {
  userId: string;
  mode: KeyMode | null;
}

export async function insertWebhook(trx: Queryable, row: Selectable<Tables['webhooks']>): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

/** Returns webhooks of the owner, newest first. */
export function listWebhooksOfUser(db: Queryable, { userId, mode }: WebhookOwner): Promise<WebhookRow[]> {
  let query = selectWebhooks(db).where('user_id', '=', userId);
  if (mode !== null) query = query.where('mode', '=', mode);
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function countWebhooks(trx: Queryable, userId: string): Promise<number> {
  return (await listWebhooksOfUser(trx, { userId, mode: null })).length;
}

/** Returns the webhooks of every account, or of one, oldest first, with the account's email address and number. */
export function listWebhooksForOperators(db: Queryable, userId?: string) {
  const webhooks = selectWebhooks(db)
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['users.email', 'users.phone']);
  const selected = userId === undefined ? webhooks : webhooks.where('user_id', '=', userId);
  return selected.orderBy('webhooks.created_at').orderBy('webhooks.id').execute();
}

/** Returns the webhook, locked until the end of the transaction. */
export function lockWebhook(trx: Queryable, id: string): Promise<WebhookRow | undefined> {
  return lockRows(trx, selectWebhooks(trx).where('webhooks.id', '=', id)).executeTakeFirst();
}

export async function updateWebhook(
  trx: Queryable,
  id: string,
  columns: Partial<Omit<Selectable<Tables['webhooks']>, 'id' | 'user_id'>>,
): Promise<void> {
  await trx.updateTable('webhooks').set(columns).where('id', '=', id).execute();
}

/** Stores how many events a request of the webhook contains, and their format. */
export async function upsertBatchColumns(trx: Queryable, id: string, columns: Partial<BatchColumns>): Promise<void> {
  await trx
    .insertInto('webhook_queues')
    .values({ webhook_id: id, ...columns })
    .onConflict((conflict) => conflict.column('webhook_id').doUpdateSet(columns))
    .execute();
}

export async function deleteWebhookRow(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Selects webhooks that receive events: on, and of an account that is not locked. */
const selectSendable = (db: Queryable) =>
  selectWebhooks(db)
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .where('off_reason', 'is', null)
    .where('users.locked_at', 'is', null);

const sendableById = compileOnce<[id: string], WebhookRow>((db, id) =>
  selectSendable(db).where('webhooks.id', '=', id),
);
const sendableByUser = compileOnce<[id: string], WebhookRow>((db, id) => selectSendable(db).where('user_id', '=', id));

export async function findSendableWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  return (await sendableById(db, id))[0];
}

/** Returns the webhooks of these accounts that receive events. */
export async function listSendableWebhooks(db: Queryable, userIds: readonly string[]): Promise<WebhookRow[]> {
  if (userIds.length === 0) return [];
  if (userIds.length === 1) return sendableByUser(db, userIds[0]!);
  return selectSendable(db)
    .where(columnInListSql(db, 'user_id', userIds))
    .execute();
}
