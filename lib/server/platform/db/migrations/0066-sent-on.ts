import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the waybill under which a returned parcel was sent on. */
export async function addSentOn(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table returns add column sent_on_as text references parcels (waybill_no) on delete set null`,
    `create index returns_sent_on_as on returns (sent_on_as)`,
  ])
    await sql.raw(statement).execute(db);
}
