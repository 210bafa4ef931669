import 'server-only';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

type KnownDeviceRow = Selectable<Tables['known_devices']>;

/** Maximum number of browsers per account. The browser with the oldest login is removed first. */
const MAX_DEVICES = 20;

export async function hasKnownDevice(db: Queryable, hash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('device_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export function listKnownDevices(db: Queryable, userId: string): Promise<KnownDeviceRow[]> {
  return db
    .selectFrom('known_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_login_at', 'desc')
    .orderBy('device_hash')
    .execute();
}

/** Adds the browser, or updates its last login. Deletes the browsers with the oldest logins beyond `MAX_DEVICES`. */
export async function upsertKnownDevice(trx: Queryable, row: KnownDeviceRow): Promise<void> {
  const { browser, system, last_login_at, expires_at } = row;
  await trx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('device_hash').doUpdateSet({ browser, system, last_login_at, expires_at }),
    )
    .execute();
  const excessDevices = (await listKnownDevices(trx, row.user_id))
    .slice(MAX_DEVICES)
    .map(({ device_hash }) => device_hash);
  if (excessDevices.length > 0)
    await trx.deleteFrom('known_devices').where('device_hash', 'in', excessDevices).execute();
}

export async function deleteKnownDevices(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
