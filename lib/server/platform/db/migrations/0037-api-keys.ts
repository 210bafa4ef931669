import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds partners' API keys, their uses, and orders of test keys. The previous release treats these as real
 * orders.
 */
export async function addApiKeys(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_keys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    mode text not null,
    scopes text not null,
    key_hash text not null unique,
    tail text not null,
    created_at text not null,
    revoked_at text
  )`.execute(db);
  await sql`create index api_keys_user on api_keys (user_id, created_at)`.execute(db);
  await sql`create table api_key_uses (
    key_id text not null references api_keys (id) on delete cascade,
    hour text not null,
    call text not null,
    status integer not null,
    uses integer not null,
    last_at text not null,
    primary key (key_id, hour, call, status)
  )`.execute(db);
  await sql`create index api_key_uses_hour on api_key_uses (hour)`.execute(db);
  await sql`alter table orders add column is_test integer not null default 0`.execute(db);
}
