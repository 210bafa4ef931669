import 'server-only';
import type { ErrorName } from '@/lib/contract/error-codes';
import type { SessionState } from './life';

/**
 * What a call for users is answered when it carries a token of such a session; null lets it in. A person lists and ends sessions of
 * their own alone: anybody else's looks like a missing one.
 */
export const TOKEN_POLICY = {
  live: null,
  expired: 'tokenExpired',
  ended: 'sessionEnded',
  unknown: 'tokenMissing',
} as const satisfies Record<SessionState | 'unknown', ErrorName | null>;
