import 'server-only';
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Entries that were given up, of each kind.
  "create index outbox_dead on outbox (kind, finished_at) where state = 'dead'",
  // Replaced by the partial indexes of 0038. SQLite preferred it to the ids of a lease and read every waiting entry.
  'drop index if exists outbox_finished',
];

/** Expand: replaces the index of all states. The queries of the previous release work without it. */
export async function replaceOutboxIndex(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
