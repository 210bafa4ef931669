import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds working calendars. The table is empty until operators import theirs. */
export async function addHolidays(db: Kysely<unknown>): Promise<void> {
  await sql`create table holidays (country_code text not null, date text not null, kind text not null, names text not null, expected integer not null, primary key (country_code, date))`.execute(
    db,
  );
}
