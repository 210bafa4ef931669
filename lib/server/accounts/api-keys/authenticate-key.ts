import 'server-only';
import type { Actor, Services } from '../../platform/context';
import { tokenHash } from '../../platform/token';
import { readScopes } from './present-key';
import { looksLikeKey } from './key-secret';
import { findKey } from './key-store';

/**
 * Returns the account and scopes of a key, or null for a key that is unknown, revoked or of a locked account. Not
 * cached, so a revoked key fails at once.
 */
export async function authenticateKey({ db }: Pick<Services, 'db'>, key: string): Promise<Actor | null> {
  if (!looksLikeKey(key)) return null;
  const hash = tokenHash(key);
  const row = await findKey(db, hash);
  if (!row || row.revoked_at !== null || row.locked_at !== null) return null;
  return {
    userId: row.user_id,
    tokenHash: hash,
    key: { id: row.id, mode: row.mode, scopes: readScopes(row.scopes) },
  };
}
