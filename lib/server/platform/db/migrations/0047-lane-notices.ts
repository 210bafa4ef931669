import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds notices about lanes. The table is empty until operators import theirs. */
export async function addLaneNotices(db: Kysely<unknown>): Promise<void> {
  await sql`create table lane_notices (id text primary key, countries text not null, origin text not null, destination text not null, severity text not null, starts_on text not null, ends_on text, content text not null)`.execute(
    db,
  );
}
