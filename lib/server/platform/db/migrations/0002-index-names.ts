import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the indexes of idempotency keys, named after their columns. */
export async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index orders_by_idempotency_key on orders (user_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
  await sql`create unique index enquiries_by_idempotency_key on enquiries (kind, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
}

/** Contract: drops the same indexes under their earlier names. */
export async function dropOldIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_by_wish`.execute(db);
  await sql`drop index enquiries_by_wish`.execute(db);
}
