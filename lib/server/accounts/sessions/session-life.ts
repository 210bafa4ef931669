import 'server-only';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';

interface SessionLife {
  /** Milliseconds without a call after which the session expires. */
  idle: number;
  /** Milliseconds after which the session expires, even if it is in use. */
  whole: number;
}

/** Idle time of half an hour, or a week with remember-me (§4, §9). The maximum life is 12 hours, or 30 days. */
const ORDINARY_LIFE: SessionLife = { idle: 30 * MINUTE_MS, whole: 12 * 60 * MINUTE_MS };
const REMEMBERED_LIFE: SessionLife = { idle: 7 * DAY_MS, whole: 30 * DAY_MS };

/** Shortest interval between two writes of `last_seen_at`, in milliseconds. */
export const LAST_SEEN_INTERVAL_MS = MINUTE_MS;

export const sessionLifeOf = (remember: boolean): SessionLife => (remember ? REMEMBERED_LIFE : ORDINARY_LIFE);

export interface SessionRecord {
  last_seen_at: string;
  expires_at: string;
  remember: number;
  ended: string | null;
}

export type SessionState = 'live' | 'expired' | 'ended';

/**
 * Returns a session's state. `ended` takes precedence over `expired`, because it is the more important news to the
 * person.
 */
export function sessionState(session: SessionRecord, now: Date): SessionState {
  if (session.ended !== null) return 'ended';
  const time = now.getTime();
  const idleSince = time - Date.parse(session.last_seen_at);
  return time < Date.parse(session.expires_at) && idleSince < sessionLifeOf(session.remember === 1).idle
    ? 'live'
    : 'expired';
}
