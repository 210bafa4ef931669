import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds receivers' complaints about failed delivery attempts. An attempt has at most one. */
export async function addCases(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table cases (reference text primary key, waybill_no text not null references parcels (waybill_no) on delete cascade, country_code text not null, attempt_at text not null, message text not null, state text not null, answer text not null, answer_by text not null, answered_at text, created_at text not null)`,
    `create unique index cases_by_attempt on cases (waybill_no, attempt_at)`,
    `create index cases_open on cases (answer_by, reference) where state = 'OPEN'`,
  ])
    await sql.raw(statement).execute(db);
}
