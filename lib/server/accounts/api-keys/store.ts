import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { CallName } from '@/lib/contract/calls';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';

export type ApiKeyRow = Selectable<Tables['api_keys']>;
export type ApiKeyUseRow = Selectable<Tables['api_key_uses']>;

export async function insertKey(db: Queryable, row: ApiKeyRow): Promise<void> {
  await db.insertInto('api_keys').values(row).execute();
}

/** By the hash of the whole key; a revoked one too, with whether its account is locked. */
export function findKey(db: Queryable, keyHash: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select('users.locked_at')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** All of an account, those that work first, then the newest. */
export function keysOf(db: Queryable, userId: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`case when revoked_at is null then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
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

/** Ends a key of the account that works; false where it has none of that id. */
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
  /** Start of the hour. */
  hour: string;
  call: CallName;
  status: number;
  at: string;
}

/** One statement, so that uses at once all count. */
export async function countUse(db: Queryable, { keyId, hour, call, status, at }: KeyUse): Promise<void> {
  await db
    .insertInto('api_key_uses')
    .values({ key_id: keyId, hour, call, status, uses: 1, last_at: at })
    .onConflict((known) =>
      known
        .columns(['key_id', 'hour', 'call', 'status'])
        .doUpdateSet((use) => ({ uses: use('api_key_uses.uses', '+', 1), last_at: at })),
    )
    .execute();
}

/** Of one key, the latest hours first. */
export function usesOf(db: Queryable, keyId: string, limit: number): Promise<ApiKeyUseRow[]> {
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

/** When each key was used last; a key that was not is left out. */
export async function lastUses(db: Queryable, keyIds: readonly string[]): Promise<Map<string, string>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('api_key_uses')
    .select(({ fn }) => ['key_id', fn.max('last_at').as('last_at')])
    .where('key_id', 'in', keyIds)
    .groupBy('key_id')
    .execute();
  return new Map(rows.map(({ key_id, last_at }) => [key_id, last_at]));
}

/** Of all keys of an account, as long as they are kept. */
export function usesOfAccount(db: Queryable, userId: string): Promise<ApiKeyUseRow[]> {
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
