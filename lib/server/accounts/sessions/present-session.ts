import 'server-only';
import type { SessionEntry } from '@/lib/contract/accounts/sessions';
import type { SessionRow } from './session-store';

/** Returns a session as its owner sees it, without the token's hash. */
export function presentSession(row: SessionRow, currentTokenHash: string): SessionEntry {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    remembered: row.remember === 1,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.token_hash === currentTokenHash,
  };
}
