import 'server-only';
import { sql, type Kysely } from 'kysely';

/** The index for leasing excludes sent entries, so leasing stays fast with millions of rows. */
const STATEMENTS = [
  'create table outbox (id text primary key, kind text not null, payload text not null, order_id text, waybill_no text, user_id text, created_at text not null, due_at text not null, attempts integer not null, lease_owner text, leased_until text, state text not null, finished_at text, last_error text, gateway_state text)',
  "create index outbox_waiting on outbox (kind, due_at) where state = 'waiting'",
  'create index outbox_finished on outbox (state, finished_at)',
  'create index outbox_of_waybill on outbox (waybill_no) where waybill_no is not null',
  'create index outbox_of_user on outbox (user_id) where user_id is not null',
];

/** Expand: adds the outbox. Entries are stored in the transaction of their cause. */
export async function addOutbox(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
