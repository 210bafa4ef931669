import 'server-only';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import type { AccountName } from './account-name';

export type UserRow = Selectable<Tables['users']>;

export type UserProfile = Pick<
  UserRow,
  'appellation' | 'first_name' | 'family_name' | 'company_name' | 'company_address'
>;

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findUserByName(db: Queryable, { kind, value }: AccountName): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where(kind, '=', value).executeTakeFirst();
  return row ?? null;
}

/** Returns at most `max` accounts with an id above `after`, by id. `locked`: only locked ones. */
export function listUsers(
  db: Queryable,
  { after, max, locked }: { after: string; max: number; locked: boolean },
): Promise<UserRow[]> {
  let query = db.selectFrom('users').selectAll().where('id', '>', after);
  if (locked) query = query.where('locked_at', 'is not', null);
  return query.orderBy('id').limit(max).execute();
}

/** Inserts an account. Throws the engine's unique violation if the email address or phone number is taken. */
export async function insertUser(db: Queryable, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}

/** Inserts an account. Returns false if the name is already taken. */
export async function insertUserOnce(db: Queryable, row: UserRow): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Replaces a password hash if it is still `from`. Returns false if it changed meanwhile. */
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
 * Locks the account's row until the end of the transaction if the hash is still the given one. Returns false if it
 * changed. This serialises a login and a concurrent change of password on both engines.
 */
export async function lockUserWithPassword(db: Queryable, id: string, passwordHash: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Sets a proven number if neither number nor password changed since they were read. Returns false if one did. Throws
 * the engine's unique violation if the number is taken.
 */
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

/**
 * Replaces the login names. Returns false if they changed since they were read. Throws the engine's unique violation if
 * a name is taken.
 */
export async function replaceNames(
  db: Queryable,
  { user, email, phone, at }: { user: UserRow; email: string | null; phone: string | null; at: string },
): Promise<boolean> {
  const contactPhone = phone === null ? user.contact_phone : null;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email, phone, contact_phone: contactPhone, updated_at: at })
    .where('id', '=', user.id)
    .where('email', 'is not distinct from', user.email)
    .where('phone', 'is not distinct from', user.phone)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateProfile(
  db: Queryable,
  id: string,
  { appellation, first_name, family_name, company_name, company_address }: UserProfile,
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ appellation, first_name, family_name, company_name, company_address, updated_at: at })
    .where('id', '=', id)
    .execute();
}
