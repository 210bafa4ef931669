import 'server-only';
import type { Queryable } from '../../../platform/db/open';
import { columnInListSql } from '../../../platform/db/column-in-list-sql';
import type { Tables } from '../../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../../platform/db/waybills-of-account';
import { HAS_PHOTO } from '../../proofs/first-photo-store';

export type ClaimPhotoRow = Tables['claim_photos'];

const FACT_COLUMNS = [
  'reference',
  'number',
  'content_hash',
  'created_at',
  'photo_width',
  'photo_height',
  'photo_until',
] as const satisfies (keyof ClaimPhotoRow)[];

/** Photo without its bytes. */
export type ClaimPhotoFacts = Pick<ClaimPhotoRow, (typeof FACT_COLUMNS)[number]> & {
  /** 1 while the photo is stored. */
  has_photo: number;
};

export async function insertClaimPhoto(trx: Queryable, row: ClaimPhotoRow): Promise<void> {
  await trx.insertInto('claim_photos').values(row).execute();
}

/** Returns the photos of these claims, sorted by claim and number, deleted ones included. */
export async function listPhotosOfClaims(db: Queryable, references: readonly string[]): Promise<ClaimPhotoFacts[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('claim_photos')
    .select([...FACT_COLUMNS, HAS_PHOTO])
    .where(columnInListSql(db, 'reference', references))
    .orderBy('reference')
    .orderBy('number')
    .execute();
}

interface PhotoQuery {
  reference: string;
  number: number;
  /** ISO 8601. */
  now: string;
  /** Account that must own the order. */
  userId?: string;
}

/** Returns the stored photo of a claim, otherwise null. */
export async function findClaimPhoto(
  db: Queryable,
  { reference, number, now, userId }: PhotoQuery,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let query = db
    .selectFrom('claim_photos')
    .innerJoin('claims', 'claims.reference', 'claim_photos.reference')
    .innerJoin('parcels', 'parcels.waybill_no', 'claims.waybill_no')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('photo')
    .where('claim_photos.reference', '=', reference)
    .where('claim_photos.number', '=', number)
    .where('photo_until', '>', now);
  if (userId !== undefined) query = query.where('orders.user_id', '=', userId);
  const photo = (await query.executeTakeFirst())?.photo;
  return photo ? new Uint8Array(photo) : null;
}

/** Deletes the photos of an account's claims. */
export async function deleteClaimPhotosOf(trx: Queryable, userId: string): Promise<void> {
  const claims = trx.selectFrom('claims').select('reference').where('waybill_no', 'in', waybillsOfAccount(trx, userId));
  await trx.deleteFrom('claim_photos').where('reference', 'in', claims).execute();
}
