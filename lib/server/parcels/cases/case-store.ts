import 'server-only';
import type { Country } from '@/lib/market/country';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../platform/db/waybills-of-account';

export type CaseRow = Tables['cases'];

export async function insertCase(trx: Queryable, row: CaseRow): Promise<void> {
  await trx.insertInto('cases').values(row).execute();
}

/** Returns the cases of these parcels, oldest first. */
export async function listCases(db: Queryable, waybills: readonly string[]): Promise<CaseRow[]> {
  if (waybills.length === 0) return [];
  return db
    .selectFrom('cases')
    .selectAll()
    .where(columnInListSql(db, 'waybill_no', waybills))
    .orderBy('created_at')
    .execute();
}

export function findCase(db: Queryable, reference: string): Promise<CaseRow | undefined> {
  return db.selectFrom('cases').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Returns the open cases, those to answer first at the top. */
export function listOpenCases(db: Queryable, country?: Country): Promise<CaseRow[]> {
  let query = db.selectFrom('cases').selectAll().where('state', '=', 'OPEN');
  if (country) query = query.where('country_code', '=', country);
  return query.orderBy('answer_by').orderBy('reference').execute();
}

/** Stores the answer. Returns false if the case was already answered, or does not exist. */
export async function storeCaseAnswer(trx: Queryable, reference: string, answer: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cases')
    .set({ state: 'ANSWERED', answer, answered_at: at })
    .where('reference', '=', reference)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the cases of these parcels. */
export async function deleteCases(trx: Queryable, waybills: readonly string[]): Promise<void> {
  await trx.deleteFrom('cases').where('waybill_no', 'in', waybills).execute();
}

/** Deletes the cases of an account's parcels. */
export async function deleteCasesOf(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('cases').where('waybill_no', 'in', waybillsOfAccount(trx, userId)).execute();
}
