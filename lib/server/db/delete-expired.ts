import 'server-only';
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
  await db.deleteFrom('sessions').where('expires_at', '<', sessionsBefore).execute();
}
