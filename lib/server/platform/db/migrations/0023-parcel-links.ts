import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the links of parcels. Only the hash of a token is stored. */
export async function addParcelLinks(db: Kysely<unknown>): Promise<void> {
  await sql`create table parcel_links (token_hash text primary key, waybill_no text not null references parcels (waybill_no) on delete cascade, party text not null, language text not null, country_code text not null, access text not null, created_at text not null, expires_at text not null)`.execute(
    db,
  );
  await sql`create index parcel_links_by_waybill on parcel_links (waybill_no)`.execute(db);
  await sql`create index parcel_links_by_expiry on parcel_links (expires_at)`.execute(db);
}
