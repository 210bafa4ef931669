import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';
import { forgetDevices } from './known-device-store';

export type SessionRow = Selectable<Tables['sessions']>;

/** Why a session ended before its time. */
export type SessionEnd = 'logout' | 'password' | 'phone' | 'elsewhere' | 'closed' | 'operator';

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

export async function endSession(db: Queryable, tokenHash: string, why: SessionEnd): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended: why })
    .where('token_hash', '=', tokenHash)
    .where('ended', 'is', null)
    .execute();
}

/** Ends every session of a person that was not ended, but for the one given, and knows no browser of theirs any more; answers how many ended. */
export async function endSessionsOf(
  db: Queryable,
  userId: string,
  why: SessionEnd,
  exceptTokenHash: string | null = null,
): Promise<number> {
  let update = db.updateTable('sessions').set({ ended: why }).where('user_id', '=', userId).where('ended', 'is', null);
  if (exceptTokenHash !== null) update = update.where('token_hash', '!=', exceptTokenHash);
  const result = await update.executeTakeFirst();
  await forgetDevices(db, userId);
  return Number(result.numUpdatedRows);
}

/** Ends one live session of a person; false when they have no such one. */
export async function endSessionById(db: Queryable, userId: string, id: string, why: SessionEnd): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ ended: why })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** True when a session of the person began in that network. */
export async function hasSessionFrom(db: Queryable, userId: string, networkHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('network_hash', '=', networkHash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets where a person's sessions began. */
export async function forgetNetworks(db: Queryable, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ network_hash: null }).where('user_id', '=', userId).execute();
}

/** A person's sessions, the last used first; the ended ones as well, as long as they are kept. */
export function sessionsOf(db: Queryable, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}
