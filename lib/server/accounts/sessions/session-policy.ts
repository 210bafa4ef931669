import 'server-only';
import type { ErrorName } from '@/lib/contract/error-codes';
import type { SessionState } from './session-life';

/**
 * Error for a session token in each state, null if the session is valid. A person lists and ends only their own
 * sessions. Another person's session looks like a missing one.
 */
export const TOKEN_POLICY = {
  live: null,
  expired: 'tokenExpired',
  ended: 'sessionEnded',
  unknown: 'tokenMissing',
} as const satisfies Record<SessionState | 'unknown', ErrorName | null>;
