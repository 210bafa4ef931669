import 'server-only';
import type { Selectable } from 'kysely';
import type { Queryable } from '../db/open';
import type { Tables } from '../db/tables';
import type { AccountName } from './account-name';

export type UserRow = Selectable<Tables['users']>;

export type Profile = Pick<UserRow, 'appellation' | 'first_name' | 'family_name' | 'company_name' | 'company_address'>;

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findUserByName(db: Queryable, { kind, value }: AccountName): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where(kind, '=', value).executeTakeFirst();
  return row ?? null;
}

/** Accounts in the order of their ids, after one; `locked`: those alone that are. */
export function listUsers(
  db: Queryable,
  { after, most, locked }: { after: string; most: number; locked: boolean },
): Promise<UserRow[]> {
  let query = db.selectFrom('users').selectAll().where('id', '>', after);
  if (locked) query = query.where('locked_at', 'is not', null);
  return query.orderBy('id').limit(most).execute();
}

/** Throws the engine's unique violation when the e-mail address or the phone number is taken. */
export async function insertUser(db: Queryable, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}

/** False when an account of this name was there already. */
export async function insertUserOnce(db: Queryable, row: UserRow): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/**
 * Replaces a password hash, provided it is still the one that was checked; false when it changed meanwhile.
 */
export async function replacePassword(
  db: Queryable,
  { id, from, to, at }: { id: string; from: string | null; to: string; at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: to, updated_at: at })
    .where('id', '=', id)
    .where('password_hash', from === null ? 'is' : '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function setPassword(db: Queryable, id: string, passwordHash: string, at: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash, updated_at: at }).where('id', '=', id).execute();
}

/**
 * Locks the account's row until the end of the transaction if the hash is still the one given; false when it changed. A login and
 * a change of password at the same time are thus serialised on both engines.
 */
export async function lockPassword(db: Queryable, id: string, passwordHash: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes a proven number the account's, provided neither number nor password changed since; false when one did. Throws the unique violation. */
export async function replacePhone(
  db: Queryable,
  { user, phone, at }: { user: Pick<UserRow, 'id' | 'phone' | 'password_hash'>; phone: string; at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ phone, contact_phone: null, updated_at: at })
    .where('id', '=', user.id)
    .where('phone', user.phone === null ? 'is' : '=', user.phone)
    .where('password_hash', user.password_hash === null ? 'is' : '=', user.password_hash)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function updateProfile(db: Queryable, id: string, profile: Profile, at: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...profile, updated_at: at })
    .where('id', '=', id)
    .execute();
}
