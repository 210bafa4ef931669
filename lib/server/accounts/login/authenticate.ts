import 'server-only';
import type { Actor, Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { ApiError } from '../../platform/errors';
import { LAST_SEEN_INTERVAL_MS, sessionState } from '../sessions/session-life';
import { TOKEN_POLICY } from '../sessions/session-policy';
import { findSession, updateLastSeen, type SessionRow } from '../sessions/session-store';
import { looksLikeToken, tokenHash } from '../../platform/token';

export interface Authentication {
  actor: Actor | null;
  /** Reason for a missing actor: tokenMissing, tokenExpired or sessionEnded (docs/decisions/api.md). */
  refusal: ApiError | null;
}

const refuse = (state: 'unknown' | 'expired' | 'ended'): Authentication => ({
  actor: null,
  refusal: new ApiError(TOKEN_POLICY[state]),
});

/** Milliseconds that a call waits for `last_seen_at` to be written. */
const WRITE_TIMEOUT_MS = 250;

/**
 * Writes `last_seen_at`, at most once per interval. A database that cannot be written does not delay reads
 * (docs/qualities.md#orders-and-access).
 */
async function recordSeen({ db, log }: Services, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(session.last_seen_at) < LAST_SEEN_INTERVAL_MS) return;
  const update = updateLastSeen(db, session.token_hash, now.toISOString()).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'last use of a session not stored');
  });
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([update, new Promise((resolve) => (timer = setTimeout(resolve, WRITE_TIMEOUT_MS)))]);
  clearTimeout(timer);
}

/** Returns the actor of a session token, or the reason to refuse it. */
export async function authenticate(services: Services, token: string): Promise<Authentication> {
  if (!looksLikeToken(token)) return refuse('unknown');
  const session = await findSession(services.db, tokenHash(token));
  if (!session) return refuse('unknown');
  const now = services.now();
  const state = sessionState(session, now);
  if (state !== 'live') return refuse(state);
  if (session.user_id === null) return refuse('ended');
  await recordSeen(services, session, now);
  return { actor: { userId: session.user_id, tokenHash: session.token_hash, key: null }, refusal: null };
}
