import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the search text of an order (null for orders of the previous release), and the ways to pay at a site.
 */
export async function addOrderSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column search text`.execute(db);
  await sql`alter table sites add column payments text not null default '[]'`.execute(db);
}
