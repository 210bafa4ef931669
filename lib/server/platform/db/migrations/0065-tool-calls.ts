import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds how many uses of a key came through the tool server. The previous release leaves the column at zero. */
export async function addToolCalls(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key_uses add column tool_uses integer not null default 0`.execute(db);
}
