import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/**
 * On PostgreSQL the order in which entries are written needs a column. Filling old rows would lock the table for long.
 */
const SEQUENCE = [
  'create sequence outbox_seq',
  'alter table outbox add column seq bigint',
  "alter table outbox alter column seq set default nextval('outbox_seq')",
];

const WAITS = "state = 'waiting' and kind = 'webhook'";

/**
 * Expand: adds batches of events and the lease of a webhook. One process sends to a webhook at a time, so its entries
 * need no lease and no position.
 */
export async function addWebhookBatches(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isPostgres = engine === 'postgres';
  const statements = [
    // A separate table, because the previous release has prepared statements that select all columns of webhooks.
    `create table webhook_queues (
      webhook_id text primary key references webhooks (id) on delete cascade,
      batch_size integer not null default 1,
      batch_format text not null default 'events',
      lease_owner text,
      leased_until text
    )`,
    'alter table webhook_attempts add column webhook_id text',
    'alter table webhook_attempts add column events integer not null default 1',
    'create index webhook_attempts_of_webhook on webhook_attempts (webhook_id, at) where webhook_id is not null',
    'alter table outbox add column batch_id text',
    'alter table outbox add column at_once integer not null default 0',
    ...(isPostgres ? SEQUENCE : []),
    // Each index of SQLite ends with the rowid, which is the order of writing.
    `create index outbox_to_webhook on outbox (receiver${isPostgres ? ', seq nulls first, position' : ''}) where ${WAITS}`,
    // Few entries: those that failed, and those that are sent at once.
    `create index outbox_apart on outbox (receiver, waybill_no) where ${WAITS} and (attempts > 0 or at_once = 1)`,
    `create index outbox_of_batch on outbox (batch_id) where ${WAITS} and batch_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
