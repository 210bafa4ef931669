import 'server-only';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Life {
  /** Milliseconds without a call. */
  idle: number;
  /** Milliseconds altogether. */
  whole: number;
}

/** §4, §9: half an hour without a call; with remember-me a week. */
const ORDINARY: Life = { idle: 30 * MINUTE, whole: 12 * 60 * MINUTE };
const REMEMBERED: Life = { idle: 7 * DAY, whole: 30 * DAY };

/** `last_seen_at` is written this often at most. */
export const LAST_SEEN_INTERVAL = MINUTE;

export const lifeOf = (remember: boolean): Life => (remember ? REMEMBERED : ORDINARY);

export interface SessionRecord {
  last_seen_at: string;
  expires_at: string;
  remember: number;
  ended: string | null;
}

export type SessionState = 'live' | 'expired' | 'ended';

/** Ended by somebody comes before run out: the visitor is told the more surprising of the two. */
export function sessionState(session: SessionRecord, now: Date): SessionState {
  if (session.ended !== null) return 'ended';
  const time = now.getTime();
  const idleSince = time - Date.parse(session.last_seen_at);
  return time < Date.parse(session.expires_at) && idleSince < lifeOf(session.remember === 1).idle ? 'live' : 'expired';
}
