import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds passkeys of accounts, and the challenges that browsers sign. */
export async function addPasskeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table passkeys (id text primary key, user_id text not null references users (id) on delete cascade, credential_id text not null unique, rp_id text not null, public_key text not null, counter bigint not null, transports text not null, name text not null, browser text not null, system text not null, created_at text not null, last_used_at text)`,
    `create index passkeys_by_user on passkeys (user_id, created_at)`,
    `create table passkey_challenges (challenge_hash text primary key, user_id text references users (id) on delete cascade, origin text not null, expires_at text not null)`,
    `create index passkey_challenges_by_user on passkey_challenges (user_id)`,
    `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  ])
    await sql.raw(statement).execute(db);
}
