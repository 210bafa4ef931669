import 'server-only';
import type { Queryable } from '../../../platform/db/open';
import type { Tables } from '../../../platform/db/tables/tables';

export type FormRow = Tables['enquiry_forms'];

/** Inserts the row of a private page or replaces an existing one. */
export async function upsertForm(db: Queryable, row: FormRow): Promise<void> {
  const { id_hash: _, ...rest } = row;
  await db
    .insertInto('enquiry_forms')
    .values(row)
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(rest))
    .execute();
}

export function findForm(db: Queryable, idHash: string, now: string): Promise<FormRow | undefined> {
  return db
    .selectFrom('enquiry_forms')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteExpiredForms(db: Queryable, now: string): Promise<void> {
  await db.deleteFrom('enquiry_forms').where('expires_at', '<=', now).execute();
}

/** Deletes the text that was typed into an enquiry's form without scripts. */
export async function deleteForms(db: Queryable, reference: string): Promise<void> {
  await db.deleteFrom('enquiry_forms').where('reference', '=', reference).execute();
}
