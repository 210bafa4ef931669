import 'server-only';
import { insertMany } from '../../../platform/db/insert-row';
import type { Queryable } from '../../../platform/db/open';
import type { Tables } from '../../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../../platform/db/waybills-of-account';

type LinkRow = Tables['parcel_links'];

export async function insertLinks(db: Queryable, rows: readonly LinkRow[]): Promise<void> {
  await insertMany(db, 'parcel_links', rows);
}

/** Link with the parcel's columns that decide when it ends. */
export type FoundLink = LinkRow & Pick<Tables['parcels'], 'state' | 'updated_at'>;

export async function findLinkByHash(db: Queryable, tokenHash: string): Promise<FoundLink | null> {
  const row = await db
    .selectFrom('parcel_links')
    .innerJoin('parcels', 'parcels.waybill_no', 'parcel_links.waybill_no')
    .selectAll('parcel_links')
    .select(['parcels.state', 'parcels.updated_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the sender's links of an account's parcels, because nobody can open them now. */
export async function deleteSenderLinks(trx: Queryable, userId: string): Promise<void> {
  await trx
    .deleteFrom('parcel_links')
    .where('party', '=', 'sender')
    .where('waybill_no', 'in', waybillsOfAccount(trx, userId))
    .execute();
}

/** Returns the links of these parcels, oldest first, without their hashes. */
export async function listLinks(db: Queryable, waybills: readonly string[]) {
  if (waybills.length === 0) return [];
  return db
    .selectFrom('parcel_links')
    .select(['waybill_no', 'party', 'language', 'country_code', 'access', 'created_at', 'expires_at'])
    .where('waybill_no', 'in', waybills)
    .orderBy('created_at')
    .execute();
}

/** Deletes the receiver's links of these parcels. */
export async function deleteReceiverLinks(trx: Queryable, waybills: readonly string[]): Promise<void> {
  await trx.deleteFrom('parcel_links').where('party', '=', 'receiver').where('waybill_no', 'in', waybills).execute();
}
