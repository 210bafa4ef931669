import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds browsers in which a person has logged in. Their wrong passwords are counted separately from strangers'.
 */
export async function addKnownDevices(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_devices (device_hash text primary key, user_id text not null references users (id) on delete cascade, browser text not null, system text not null, created_at text not null, last_login_at text not null, expires_at text not null)`.execute(
    db,
  );
  await sql`create index known_devices_by_user on known_devices (user_id, last_login_at)`.execute(db);
  await sql`create index known_devices_by_expiry on known_devices (expires_at)`.execute(db);
}
