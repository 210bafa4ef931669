import 'server-only';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type PasskeyRow = Selectable<Tables['passkeys']>;
export type ChallengeRow = Selectable<Tables['passkey_challenges']>;

export async function insertChallenge(db: Queryable, row: ChallengeRow): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Deletes and returns a challenge, so that only the first of concurrent calls gets it. */
export async function consumeChallengeRow(db: Queryable, challengeHash: string): Promise<ChallengeRow | null> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a passkey. Throws the engine's unique violation if an account has this credential. */
export async function insertPasskey(trx: Queryable, row: PasskeyRow): Promise<void> {
  await trx.insertInto('passkeys').values(row).execute();
}

/** Returns the passkeys of an account, oldest first. */
export function listPasskeysOfUser(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a use if the counter has not changed since the check. Returns false if another login was faster, or the
 * passkey is gone.
 */
export async function updatePasskeyUse(
  trx: Queryable,
  { id, from, to, at }: { id: string; from: number; to: number; at: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('passkeys')
    .set({ counter: to, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Renames a passkey of the account and returns it. Null if the account has none with this id. */
export async function updatePasskeyName(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a passkey of the account. Returns false if the account has none with this id. */
export async function deletePasskey(trx: Queryable, userId: string, id: string): Promise<boolean> {
  const result = await trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
