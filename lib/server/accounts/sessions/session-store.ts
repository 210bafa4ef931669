import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { deleteKnownDevices } from './known-device-store';

export type SessionRow = Selectable<Tables['sessions']>;

/** Reason why a session ended early. */
export type SessionEndReason = 'logout' | 'password' | 'phone' | 'passkey' | 'elsewhere' | 'closed' | 'operator';

export async function insertSession(db: Queryable, row: Insertable<Tables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function findSession(db: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ?? null;
}

export async function updateLastSeen(db: Queryable, tokenHash: string, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', at)
    .execute();
}

export async function endStoredSession(db: Queryable, tokenHash: string, why: SessionEndReason): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended: why })
    .where('token_hash', '=', tokenHash)
    .where('ended', 'is', null)
    .execute();
}

/**
 * Ends every open session of a person except the given one, and deletes the person's known browsers. Returns the number
 * of sessions that ended.
 */
export async function endSessionsOf(
  db: Queryable,
  userId: string,
  why: SessionEndReason,
  exceptTokenHash: string | null = null,
): Promise<number> {
  let update = db.updateTable('sessions').set({ ended: why }).where('user_id', '=', userId).where('ended', 'is', null);
  if (exceptTokenHash !== null) update = update.where('token_hash', '!=', exceptTokenHash);
  const result = await update.executeTakeFirst();
  await deleteKnownDevices(db, userId);
  return Number(result.numUpdatedRows);
}

/** Ends one open session of a person. Returns false if the person has no open session with this id. */
export async function endSessionById(
  db: Queryable,
  userId: string,
  id: string,
  why: SessionEndReason,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ ended: why })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Returns true if a session of the person started in that network. */
export async function hasSessionFrom(db: Queryable, userId: string, networkHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('network_hash', '=', networkHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the networks in which a person's sessions started. */
export async function deleteNetworks(db: Queryable, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ network_hash: null }).where('user_id', '=', userId).execute();
}

/** Returns a person's stored sessions, also ended ones, the last used first. */
export function listSessionsOfUser(db: Queryable, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}
