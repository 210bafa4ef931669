import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { CallName } from '@/lib/contract/calls';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type ApiKeyRow = Selectable<Tables['api_keys']>;
export type ApiKeyUseRow = Selectable<Tables['api_key_uses']>;

export async function insertKey(db: Queryable, row: ApiKeyRow): Promise<void> {
  await db.insertInto('api_keys').values(row).execute();
}

/** Returns a key by the hash of the whole key, even a revoked one, and whether its account is locked. */
export function findKey(db: Queryable, keyHash: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select('users.locked_at')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Returns the keys of an account: working ones first, then the newest first. */
export function listKeys(db: Queryable, userId: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`case when revoked_at is null then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

const keysWithAccounts = (db: Queryable) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(['users.email', 'users.phone']);

/** Returns the keys of every account, or of one, oldest first, with the account's email address and number. */
export function listKeysForOperators(db: Queryable, userId?: string) {
  const keys = userId === undefined ? keysWithAccounts(db) : keysWithAccounts(db).where('user_id', '=', userId);
  return keys.orderBy('api_keys.created_at').orderBy('api_keys.id').execute();
}

export async function findKeyById(db: Queryable, id: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countWorkingKeys(db: Queryable, userId: string): Promise<number> {
  const { keys } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string | number>().as('keys'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(keys);
}

/** Revokes a working key of the account. Returns false if it has none with this id. */
export async function endKey(db: Queryable, userId: string, id: string, at: string): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export interface KeyUse {
  keyId: string;
  /** Start of the hour, in ISO 8601. */
  hour: string;
  call: CallName;
  status: number;
  at: string;
  isToolCall: boolean;
}

/** Counts a use in one statement, so that concurrent uses all count. */
export async function addKeyUse(db: Queryable, { keyId, hour, call, status, at, isToolCall }: KeyUse): Promise<void> {
  const tool_uses = Number(isToolCall);
  await db
    .insertInto('api_key_uses')
    .values({ key_id: keyId, hour, call, status, uses: 1, last_at: at, tool_uses })
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'hour', 'call', 'status']).doUpdateSet((use) => ({
        uses: use('api_key_uses.uses', '+', 1),
        tool_uses: use('api_key_uses.tool_uses', '+', tool_uses),
        last_at: at,
      })),
    )
    .execute();
}

/** Returns the uses of one key, latest hours first. */
export function listUses(db: Queryable, keyId: string, limit: number): Promise<ApiKeyUseRow[]> {
  return db
    .selectFrom('api_key_uses')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('hour', 'desc')
    .orderBy('call')
    .orderBy('status')
    .limit(limit)
    .execute();
}

/** Returns the time of each key's last use. Keys that were not used are absent. */
export async function listLastUses(db: Queryable, keyIds: readonly string[]): Promise<Map<string, string>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('api_key_uses')
    .select(({ fn }) => ['key_id', fn.max('last_at').as('last_at')])
    .where('key_id', 'in', keyIds)
    .groupBy('key_id')
    .execute();
  return new Map(rows.map(({ key_id, last_at }) => [key_id, last_at]));
}

/** Returns the stored uses of all keys of an account, latest hours first. */
export function listUsesOfAccount(db: Queryable, userId: string): Promise<ApiKeyUseRow[]> {
  return db
    .selectFrom('api_key_uses')
    .innerJoin('api_keys', 'api_keys.id', 'api_key_uses.key_id')
    .selectAll('api_key_uses')
    .where('user_id', '=', userId)
    .orderBy('hour', 'desc')
    .orderBy('call')
    .orderBy('status')
    .execute();
}
