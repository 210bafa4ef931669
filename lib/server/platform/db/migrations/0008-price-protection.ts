import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the tariff of price protection. The table is empty until operators import theirs. */
export async function addPriceProtection(db: Kysely<unknown>): Promise<void> {
  await sql`create table price_protection (kind text primary key, percent double precision not null, minimum_minor bigint not null, cap_minor bigint not null)`.execute(
    db,
  );
}
