import 'server-only';
import { insertMany } from '../../platform/db/insert-row';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';

export type ReturnRow = Tables['returns'];

/** A parcel comes back once: a row that is there already stays. */
export async function insertReturns(trx: Queryable, rows: readonly ReturnRow[]): Promise<void> {
  await insertMany(trx, 'returns', rows, { known: 'skip' });
}

/** Those of these waybills that came back since this is kept. */
export async function findReturns(db: Queryable, waybills: readonly string[]): Promise<Map<string, ReturnRow>> {
  if (waybills.length === 0) return new Map();
  const rows = await db.selectFrom('returns').selectAll().where('waybill_no', 'in', waybills).execute();
  return new Map(rows.map((row) => [row.waybill_no, row]));
}

/** Writes a choice down; false where there is one already: the first one stands. */
export async function keepChoice(
  trx: Queryable,
  { waybill_no, choice, chosen_by, chosen_at }: Pick<ReturnRow, 'waybill_no' | 'choice' | 'chosen_by' | 'chosen_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('returns')
    .set({ choice, chosen_by, chosen_at })
    .where('waybill_no', '=', waybill_no)
    .where('choice', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
