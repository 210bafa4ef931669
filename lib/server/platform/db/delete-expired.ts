import 'server-only';
import { sql } from 'kysely';
import { isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import type { Queryable } from './open';

type Instants =
  | 'now'
  | 'codesBefore'
  | 'sessionsBefore'
  | 'draftsBefore'
  | 'operatorLogBefore'
  | 'keyUsesBefore'
  | 'webhookAttemptsBefore';

export async function deleteExpiredRows(db: Queryable, before: Record<Instants, string>): Promise<void> {
  const { now, codesBefore, sessionsBefore, draftsBefore, operatorLogBefore, keyUsesBefore } = before;
  await db.deleteFrom('image_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('verify_codes').where('expires_at', '<', codesBefore).execute();
  await db.deleteFrom('reset_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('enquiry_forms').where('expires_at', '<=', now).execute();
  await db.deleteFrom('throttles').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db.deleteFrom('parcel_links').where('expires_at', '<=', now).execute();
  // Only the photo is deleted. The signature's name and time, and the other evidence, stay.
  for (const table of ['proofs', 'attempt_evidence', 'claim_photos'] as const)
    await db
      .updateTable(table)
      .set({ photo: null })
      .where('photo', 'is not', null)
      .where('photo_until', '<=', now)
      .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', sessionsBefore).execute();
  await db.deleteFrom('operator_log').where('at', '<', operatorLogBefore).execute();
  await db.deleteFrom('api_key_uses').where('hour', '<', keyUsesBefore).execute();
  await db.deleteFrom('api_keys').where('revoked_at', '<', keyUsesBefore).execute();
  await db.deleteFrom('webhook_attempts').where('at', '<', before.webhookAttemptsBefore).execute();
  await db.deleteFrom('form_drafts').where('saved_at', '<=', draftsBefore).execute();
}

const FINAL_STATES = PARCEL_STATES.filter(isFinal);

/** Deletes rows of parcels that reached a final state at or before this time. */
export async function deleteRowsOfEndedParcels(
  db: Queryable,
  table: 'parcel_links' | 'instructions' | 'cases' | 'attempt_evidence',
  before: string,
): Promise<void> {
  const endedParcels = sql`select 1 from parcels where parcels.waybill_no = ${sql.ref(`${table}.waybill_no`)} and state in (${sql.join(FINAL_STATES)}) and updated_at <= ${before}`;
  await sql`delete from ${sql.table(table)} where exists (${endedParcels})`.execute(db);
}
