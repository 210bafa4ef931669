import 'server-only';
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table webhooks (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    url text not null,
    mode text not null,
    events text not null,
    language text not null,
    secret_number integer not null,
    rotated_at text,
    off_reason text,
    off_at text,
    failing_since text,
    failures integer not null,
    paused_until text,
    created_at text not null
  )`,
  'create index webhooks_user on webhooks (user_id, created_at)',
  // Concurrency key of entries. Entries of a series are sent one after the other, by position.
  'alter table outbox add column receiver text',
  'alter table outbox add column series text',
  'alter table outbox add column position integer not null default 0',
  'create index outbox_receiver on outbox (receiver, created_at) where receiver is not null',
  "create index outbox_series on outbox (series, position) where state = 'waiting' and series is not null",
  // Messages and webhooks are deleted after different times.
  "create index outbox_finished_messages on outbox (state, finished_at) where kind <> 'webhook'",
  "create index outbox_finished_webhooks on outbox (finished_at) where kind = 'webhook'",
  `create table webhook_attempts (
    entry_id text not null,
    at text not null,
    status integer,
    duration_ms integer not null,
    reason text,
    primary key (entry_id, at)
  )`,
  'create index webhook_attempts_at on webhook_attempts (at)',
];

/**
 * Expand: adds partners' webhooks, the order of their entries, and each attempt. The previous release sends none of
 * them.
 */
export async function addWebhooks(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
