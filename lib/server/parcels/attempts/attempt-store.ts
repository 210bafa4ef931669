import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Tables } from '../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../platform/db/waybills-of-account';
import { firstPhotoOf, HAS_PHOTO } from '../proofs/first-photo-store';

export type EvidenceRow = Tables['attempt_evidence'];

const FACT_COLUMNS = [
  'waybill_no',
  'attempt_at',
  'attempted_at',
  'time_zone',
  'latitude',
  'longitude',
  'called',
  'photo_width',
  'photo_height',
  'photo_until',
] as const satisfies (keyof EvidenceRow)[];

/** Evidence without the bytes of its photo. */
export type EvidenceFacts = Pick<EvidenceRow, (typeof FACT_COLUMNS)[number]> & {
  /** 1 while the photo is stored. */
  has_photo: number;
};

const first = <Column extends 'latitude' | 'longitude' | 'called'>(column: Column) =>
  sql<EvidenceRow[Column]>`coalesce(${sql.ref(`attempt_evidence.${column}`)}, ${sql.ref(`excluded.${column}`)})`;

/** Stores evidence. A later scan of the same attempt only adds what an earlier one did not have. */
export async function storeEvidence(trx: Queryable, row: EvidenceRow): Promise<void> {
  await trx
    .insertInto('attempt_evidence')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['waybill_no', 'attempt_at']).doUpdateSet({
        latitude: first('latitude'),
        longitude: first('longitude'),
        called: first('called'),
        ...firstPhotoOf('attempt_evidence'),
      }),
    )
    .execute();
}

/** Returns the evidence of these parcels' attempts, each parcel's oldest first. */
export async function listEvidence(db: Queryable, waybills: readonly string[]): Promise<EvidenceFacts[]> {
  if (waybills.length === 0) return [];
  return db
    .selectFrom('attempt_evidence')
    .select([...FACT_COLUMNS, HAS_PHOTO])
    .where(columnInListSql(db, 'waybill_no', waybills))
    .orderBy('waybill_no')
    .orderBy('attempt_at')
    .execute();
}

interface PhotoQuery {
  waybillNo: string;
  attemptAt: string;
  /** ISO 8601. */
  now: string;
  /** Account that must own the parcel. */
  userId?: string;
}

/** Returns the stored photo of an attempt, otherwise null. */
export async function findAttemptPhoto(
  db: Queryable,
  { waybillNo, attemptAt, now, userId }: PhotoQuery,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let query = db
    .selectFrom('attempt_evidence')
    .innerJoin('parcels', 'parcels.waybill_no', 'attempt_evidence.waybill_no')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('photo')
    .where('attempt_evidence.waybill_no', '=', waybillNo)
    .where('attempt_at', '=', attemptAt)
    .where('photo_until', '>', now);
  if (userId !== undefined) query = query.where('orders.user_id', '=', userId);
  const photo = (await query.executeTakeFirst())?.photo;
  return photo ? new Uint8Array(photo) : null;
}

/** Deletes the evidence of an account's parcels. */
export async function deleteEvidenceOf(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('attempt_evidence').where('waybill_no', 'in', waybillsOfAccount(trx, userId)).execute();
}

/** Deletes the evidence of these parcels. */
export async function deleteEvidence(trx: Queryable, waybills: readonly string[]): Promise<void> {
  await trx.deleteFrom('attempt_evidence').where('waybill_no', 'in', waybills).execute();
}
