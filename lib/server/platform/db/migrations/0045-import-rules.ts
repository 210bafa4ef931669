import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the rules of customs by destination and day. The table is empty until operators import theirs. */
export async function addImportRules(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_rules (country_code text not null, valid_from text not null, rule text not null, primary key (country_code, valid_from))`.execute(
    db,
  );
}
