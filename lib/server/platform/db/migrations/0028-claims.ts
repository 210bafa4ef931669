import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds claims for compensation. Their text is in a row of `enquiries`. A parcel has at most one claim that is
 * not declined.
 */
export async function addClaims(db: Kysely<unknown>): Promise<void> {
  await sql`create table claims (reference text primary key references enquiries (reference) on delete cascade, waybill_no text not null references parcels (waybill_no) on delete cascade, kind text not null, state text not null, asked_minor integer not null, granted_minor integer, reason text not null, history text not null, answer_by text not null, created_at text not null)`.execute(
    db,
  );
  await sql`create unique index claims_open on claims (waybill_no) where state <> 'DECLINED'`.execute(db);
  await sql`create index claims_by_waybill on claims (waybill_no, created_at)`.execute(db);
}
