import 'server-only';
import type { Country } from '@/lib/market/country';
import { CLAIM_STATES, isUndecided } from '@/lib/orders/claim-policy';
import type { Queryable } from '../../platform/db/open';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { readScans } from '../../platform/db/read-scans';
import type { Tables } from '../../platform/db/tables/tables';

export type ClaimRow = Tables['claims'];

export async function insertClaim(trx: Queryable, row: ClaimRow): Promise<void> {
  await trx.insertInto('claims').values(row).execute();
}

/** Returns the claims for these parcels, each parcel's oldest first. */
export async function listClaims(db: Queryable, waybills: readonly string[]): Promise<ClaimRow[]> {
  if (waybills.length === 0) return [];
  return db
    .selectFrom('claims')
    .selectAll()
    .where(columnInListSql(db, 'waybill_no', waybills))
    .orderBy('waybill_no')
    .orderBy('created_at')
    .execute();
}

/** Returns a claim with the id of its order, and the market and language in which it was sent. */
export function findClaim(db: Queryable, reference: string) {
  return db
    .selectFrom('claims')
    .innerJoin('parcels', 'parcels.waybill_no', 'claims.waybill_no')
    .innerJoin('enquiries', 'enquiries.reference', 'claims.reference')
    .selectAll('claims')
    .select(['parcels.order_id', 'enquiries.country_code', 'enquiries.language'])
    .where('claims.reference', '=', reference)
    .executeTakeFirst();
}

/** Returns the claims that are not decided, those to answer first at the top. */
export function listOpenClaims(db: Queryable, country?: Country) {
  let query = db
    .selectFrom('claims')
    .innerJoin('enquiries', 'enquiries.reference', 'claims.reference')
    .select([
      'claims.reference',
      'claims.waybill_no',
      'claims.answer_by',
      'claims.created_at',
      'enquiries.country_code',
    ])
    .where('claims.state', 'in', CLAIM_STATES.filter(isUndecided));
  if (country) query = query.where('enquiries.country_code', '=', country);
  return query.orderBy('claims.answer_by').orderBy('claims.reference').execute();
}

/** Stores a decision. Returns false if the claim is no longer in the state `from`. */
export async function storeClaimDecision(
  trx: Queryable,
  { reference, ...change }: Pick<ClaimRow, 'reference' | 'state' | 'granted_minor' | 'reason' | 'history'>,
  from: ClaimRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('claims')
    .set(change)
    .where('reference', '=', reference)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the scans of parcels (at least one) of an order placed at `placedAt`, each parcel's oldest first. */
export async function listClaimScans(db: Queryable, waybills: readonly string[], placedAt: string) {
  const parcels = waybills.map((waybill_no) => ({ waybill_no, created_at: placedAt }));
  return readScans(db, parcels, ['waybill_no', 'code', 'reason', 'occurred_at']);
}

export function findClaimedOrder(db: Queryable, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
