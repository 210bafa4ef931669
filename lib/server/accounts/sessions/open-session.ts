import 'server-only';
import type { Queryable } from '../../db/open';
import { newToken, tokenHash } from '../token';
import { lifeOf } from './life';
import { insertSession } from './store';

/** Starts a session and answers its token, which is stored nowhere. */
export async function openSession(
  db: Queryable,
  { userId, remember, now }: { userId: string; remember: boolean; now: Date },
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await insertSession(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    created_at: at,
    last_seen_at: at,
    expires_at: new Date(now.getTime() + lifeOf(remember).whole).toISOString(),
    remember: remember ? 1 : 0,
    ended: null,
  });
  return token;
}
