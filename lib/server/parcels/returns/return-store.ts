import 'server-only';
import { insertMany } from '../../platform/db/insert-row';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type ReturnRow = Tables['returns'];

/** Stores returned parcels. A parcel is returned once, so an existing row is not changed. */
export async function insertReturns(trx: Queryable, rows: readonly ReturnRow[]): Promise<void> {
  await insertMany(trx, 'returns', rows, { onConflict: 'skip' });
}

/** Returns the rows of the returned parcels among these waybills. Returns from before this table have none. */
export async function listReturns(db: Queryable, waybills: readonly string[]): Promise<Map<string, ReturnRow>> {
  if (waybills.length === 0) return new Map();
  const rows = await db.selectFrom('returns').selectAll().where('waybill_no', 'in', waybills).execute();
  return new Map(rows.map((row) => [row.waybill_no, row]));
}

/** Returns, by new waybill, the returned parcel's earlier waybill. */
export async function listWaybillsSentOn(db: Queryable, waybills: readonly string[]): Promise<Map<string, string>> {
  if (waybills.length === 0) return new Map();
  const rows = await db
    .selectFrom('returns')
    .select(['waybill_no', 'sent_on_as'])
    .where('sent_on_as', 'in', waybills)
    .execute();
  return new Map(rows.map(({ waybill_no, sent_on_as }) => [sent_on_as!, waybill_no]));
}

/** Stores a choice. Returns false if there is already one: the first one is final. */
export async function storeReturnChoice(
  trx: Queryable,
  { waybill_no, choice, chosen_by, chosen_at, sent_on_as }: Omit<ReturnRow, 'noticed_on' | 'decide_by'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('returns')
    .set({ choice, chosen_by, chosen_at, sent_on_as })
    .where('waybill_no', '=', waybill_no)
    .where('choice', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
