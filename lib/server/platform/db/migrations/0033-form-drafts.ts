import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds drafts of the order form without scripts, each with the order that was placed from it. */
export async function addFormDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_drafts (user_id text not null references users (id) on delete cascade, draft_key text not null, data text not null, order_id text references orders (id) on delete cascade, saved_at text not null, primary key (user_id, draft_key))`.execute(
    db,
  );
  await sql`create index form_drafts_by_time on form_drafts (saved_at)`.execute(db);
}
