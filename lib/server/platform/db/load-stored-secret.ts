import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from './open';

const keys = new WeakMap<Database, Map<string, Promise<Buffer>>>();

/** Returns the stored secret of this name. If it does not exist, stores and returns `fresh`. */
async function findOrInsertSecret(db: Queryable, name: string, fresh: string): Promise<string> {
  const secret = db.selectFrom('secrets').select('value').where('name', '=', name);
  const storedRow = await secret.executeTakeFirst();
  if (storedRow) return storedRow.value;
  await db
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await secret.executeTakeFirstOrThrow()).value;
}

/** Returns 32 random bytes that are generated once and stored for all processes on the database. */
export function loadStoredSecret(db: Database, name: string): Promise<Buffer> {
  const keysByName = keys.get(db) ?? new Map<string, Promise<Buffer>>();
  keys.set(db, keysByName);
  const cachedKey = keysByName.get(name);
  if (cachedKey) return cachedKey;
  const key = findOrInsertSecret(db, name, randomBytes(32).toString('hex')).then((hex) => Buffer.from(hex, 'hex'));
  keysByName.set(name, key);
  key.catch(() => keysByName.delete(name));
  return key;
}
