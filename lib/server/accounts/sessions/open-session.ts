import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/db/open';
import { refuseLocked } from '../users/lock-account';
import { newToken, tokenHash } from '../../platform/token';
import { deviceOf } from './device';
import { rememberDevice } from './known-device';
import { networkHash } from './is-known-network';
import { sessionLifeOf } from './session-life';
import { insertSession } from './session-store';

export interface NewSession {
  userId: string;
  remember: boolean;
  userAgent: string;
  clientAddress: string;
  /** Random key that the browser stores, if it sent one. */
  deviceKey?: string;
  now: Date;
}

/**
 * Starts a session and returns its token. Only the token's hash is stored. Call it in a transaction. Throws
 * `accountLocked`.
 */
export async function openSession(
  db: Queryable,
  { userId, remember, userAgent, clientAddress, deviceKey = '', now }: NewSession,
): Promise<string> {
  await refuseLocked(db, userId);
  const token = newToken();
  const at = now.toISOString();
  await insertSession(db, {
    token_hash: tokenHash(token),
    id: randomUUID(),
    user_id: userId,
    created_at: at,
    last_seen_at: at,
    expires_at: new Date(now.getTime() + sessionLifeOf(remember).whole).toISOString(),
    remember: remember ? 1 : 0,
    ...deviceOf(userAgent),
    ended: null,
    network_hash: networkHash(userId, clientAddress),
  });
  await rememberDevice(db, { userId, deviceKey, userAgent, now });
  return token;
}
