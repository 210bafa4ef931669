import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: what a sender finds an order by (null for orders of the release before), and the ways to pay at a site. */
export async function addOrderSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column search text`.execute(db);
  await sql`alter table sites add column payments text not null default '[]'`.execute(db);
}
