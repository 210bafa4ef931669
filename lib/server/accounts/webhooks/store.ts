import 'server-only';
import type { Selectable } from 'kysely';
import type { KeyMode } from '@/lib/contract/key-scopes';
import { compileOnce } from '../../platform/db/compile-once';
import { lockRows } from '../../platform/db/lock-rows';
import { oneOf } from '../../platform/db/one-of';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables';

export type WebhookRow = Selectable<Tables['webhooks']>;

/** Owner of webhooks. A person manages those of both modes, a key those of its own mode. */
export interface WebhookOwner {
  userId: string;
  mode: KeyMode | null;
}

export async function insertWebhook(trx: Queryable, row: WebhookRow): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

/** Returns webhooks of the owner, newest first. */
export function webhooksOf(db: Queryable, { userId, mode }: WebhookOwner): Promise<WebhookRow[]> {
  let query = db.selectFrom('webhooks').selectAll().where('user_id', '=', userId);
  if (mode !== null) query = query.where('mode', '=', mode);
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function countWebhooks(trx: Queryable, userId: string): Promise<number> {
  return (await webhooksOf(trx, { userId, mode: null })).length;
}

/** Returns the webhooks of every account, or of one, oldest first, with the account's names. */
export function webhooksForOperators(db: Queryable, userId?: string) {
  const webhooks = db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('webhooks')
    .select(['users.email', 'users.phone']);
  const wanted = userId === undefined ? webhooks : webhooks.where('user_id', '=', userId);
  return wanted.orderBy('webhooks.created_at').orderBy('webhooks.id').execute();
}

/** Returns the webhook, locked until the end of the transaction. */
export function lockWebhook(trx: Queryable, id: string): Promise<WebhookRow | undefined> {
  return lockRows(trx, trx.selectFrom('webhooks').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function updateWebhook(
  trx: Queryable,
  id: string,
  columns: Partial<Omit<WebhookRow, 'id' | 'user_id'>>,
): Promise<void> {
  await trx.updateTable('webhooks').set(columns).where('id', '=', id).execute();
}

export async function deleteWebhookRow(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Selects webhooks that receive events: on, and of an account that is not locked. */
const sendable = (db: Queryable) =>
  db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('webhooks')
    .where('off_reason', 'is', null)
    .where('users.locked_at', 'is', null);

const sendableById = compileOnce<[id: string], WebhookRow>((db, id) => sendable(db).where('webhooks.id', '=', id));
const sendableByUser = compileOnce<[id: string], WebhookRow>((db, id) => sendable(db).where('user_id', '=', id));

export async function findSendable(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  return (await sendableById(db, id))[0];
}

/** Returns the webhooks of these accounts that receive events. */
export async function sendableOf(db: Queryable, userIds: readonly string[]): Promise<WebhookRow[]> {
  if (userIds.length === 0) return [];
  if (userIds.length === 1) return sendableByUser(db, userIds[0]!);
  return sendable(db)
    .where(oneOf(db, 'user_id', userIds))
    .execute();
}
