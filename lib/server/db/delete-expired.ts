import 'server-only';
import { isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import type { Queryable } from './open';

export async function deleteExpired(
  db: Queryable,
  { now, codesBefore, sessionsBefore }: { now: string; codesBefore: string; sessionsBefore: string },
): Promise<void> {
  await db.deleteFrom('image_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('verify_codes').where('expires_at', '<', codesBefore).execute();
  await db.deleteFrom('reset_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('enquiry_forms').where('expires_at', '<=', now).execute();
  await db.deleteFrom('throttles').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db.deleteFrom('parcel_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', sessionsBefore).execute();
}

const ENDED = PARCEL_STATES.filter(isFinal);

/** Deletes what belongs to parcels whose journey ended by an instant. */
export async function deleteOfEndedParcels(
  db: Queryable,
  table: 'parcel_links' | 'instructions',
  before: string,
): Promise<void> {
  const ended = db
    .selectFrom('parcels')
    .select('parcels.waybill_no')
    .whereRef('parcels.waybill_no', '=', `${table}.waybill_no`)
    .where('parcels.state', 'in', ENDED)
    .where('parcels.updated_at', '<=', before);
  await db
    .deleteFrom(table)
    // The builder's type is of one table.
    .where((row) => row.exists(ended as never))
    .execute();
}
