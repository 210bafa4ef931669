import 'server-only';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type FormDraftRow = Selectable<Tables['form_drafts']>;

/** Stores a draft under a key of the account. A draft that already became an order is not changed. */
export async function upsertDraft(db: Queryable, row: FormDraftRow): Promise<void> {
  const { data, saved_at } = row;
  await db
    .insertInto('form_drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'draft_key'])
        .doUpdateSet({ data, saved_at })
        .where('form_drafts.order_id', 'is', null),
    )
    .execute();
}

/** Deletes all drafts of the account except the `max` newest. */
export async function deleteOlderDrafts(db: Queryable, userId: string, max: number): Promise<void> {
  const newest = db
    .selectFrom('form_drafts')
    .select('draft_key')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('draft_key')
    .limit(max);
  await db.deleteFrom('form_drafts').where('user_id', '=', userId).where('draft_key', 'not in', newest).execute();
}

export async function findDraft(db: Queryable, userId: string, key: string): Promise<FormDraftRow | null> {
  const row = await db
    .selectFrom('form_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('draft_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Links the draft to its order and deletes the typed data. */
export async function replaceDraftByOrder(db: Queryable, userId: string, key: string, orderId: string): Promise<void> {
  await db
    .updateTable('form_drafts')
    .set({ order_id: orderId, data: '{}' })
    .where('user_id', '=', userId)
    .where('draft_key', '=', key)
    .execute();
}

/** Returns the drafts that are not orders yet, newest first. */
export function listDrafts(db: Queryable, userId: string): Promise<FormDraftRow[]> {
  return db
    .selectFrom('form_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .orderBy('saved_at', 'desc')
    .execute();
}
