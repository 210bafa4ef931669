import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../platform/db/waybills-of-account';
import { firstPhotoOf, HAS_PHOTO } from './first-photo-store';

export type ProofRow = Selectable<Tables['proofs']>;

const FACT_COLUMNS = [
  'waybill_no',
  'signed_by',
  'signed_at',
  'time_zone',
  'with_code',
  'photo_width',
  'photo_height',
  'photo_until',
] as const satisfies (keyof ProofRow)[];

/** Proof without the bytes of its photo. */
export type StoredProof = Pick<ProofRow, (typeof FACT_COLUMNS)[number]> & {
  /** 1 while the photo is stored. */
  has_photo: number;
};

/** Stores a proof. A later scan only adds what an earlier one did not have. */
export async function storeProof(trx: Queryable, row: ProofRow): Promise<void> {
  await trx
    .insertInto('proofs')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('waybill_no').doUpdateSet({
        signed_by: sql<string | null>`coalesce(proofs.signed_by, excluded.signed_by)`,
        with_code: sql<number>`case when proofs.with_code = 1 then 1 else excluded.with_code end`,
        ...firstPhotoOf('proofs'),
      }),
    )
    .execute();
}

/** Returns the proofs of these parcels, by waybill. */
export async function listProofs(db: Queryable, waybills: readonly string[]): Promise<Map<string, StoredProof>> {
  if (waybills.length === 0) return new Map();
  const rows = await db
    .selectFrom('proofs')
    .select([...FACT_COLUMNS, HAS_PHOTO])
    .where('waybill_no', 'in', waybills)
    .execute();
  return new Map(rows.map((row) => [row.waybill_no, row]));
}

interface PhotoQuery {
  waybillNo: string;
  /** ISO 8601. */
  now: string;
  /** Account that must own the parcel. */
  userId?: string;
}

/** Returns the stored photo of a delivered parcel, otherwise null. */
export async function findProofPhoto(
  db: Queryable,
  { waybillNo, now, userId }: PhotoQuery,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let query = db
    .selectFrom('proofs')
    .innerJoin('parcels', 'parcels.waybill_no', 'proofs.waybill_no')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('photo')
    .where('proofs.waybill_no', '=', waybillNo)
    .where('parcels.state', '=', 'SIGNED')
    .where('photo_until', '>', now);
  if (userId !== undefined) query = query.where('orders.user_id', '=', userId);
  const photo = (await query.executeTakeFirst())?.photo;
  return photo ? new Uint8Array(photo) : null;
}

/** Deletes the proofs of an account's parcels. */
export async function deleteProofsOf(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('proofs').where('waybill_no', 'in', waybillsOfAccount(trx, userId)).execute();
}

/** Deletes the proofs of these parcels. */
export async function deleteProofs(trx: Queryable, waybills: readonly string[]): Promise<void> {
  await trx.deleteFrom('proofs').where('waybill_no', 'in', waybills).execute();
}
