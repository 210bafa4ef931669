import { describe, expect, it } from 'vitest';
import { sessionLifeOf, sessionState, type SessionRecord } from '@/lib/server/accounts/sessions/session-life';
import { looksLikeToken, newToken, tokenHash } from '@/lib/server/platform/token';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const at = (milliseconds: number) => new Date(START + milliseconds);

function session(remember: boolean, lastSeen = 0): SessionRecord {
  return {
    last_seen_at: at(lastSeen).toISOString(),
    expires_at: at(sessionLifeOf(remember).whole).toISOString(),
    remember: remember ? 1 : 0,
    ended: null,
  };
}

describe('the life of a session', () => {
  it.each([
    ['half an hour without a call', false, 0, 30 * MINUTE_MS],
    ['twelve hours altogether', false, 12 * HOUR_MS - MINUTE_MS, 12 * HOUR_MS],
    ['a remembered week without a call', true, 0, 7 * DAY_MS],
    ['thirty remembered days altogether', true, 30 * DAY_MS - MINUTE_MS, 30 * DAY_MS],
  ])('ends after %s', (_, remember, lastSeen, end) => {
    expect(sessionState(session(remember, lastSeen), at(end - 1))).toBe('live');
    expect(sessionState(session(remember, lastSeen), at(end))).toBe('expired');
  });

  it('ends at once when someone ends it', () => {
    expect(sessionState({ ...session(true), ended: 'logout' }, at(1))).toBe('ended');
    expect(sessionState({ ...session(true), ended: 'password' }, at(90 * DAY_MS))).toBe('ended');
  });
});

describe('a token', () => {
  it('has 256 bits and is stored as its hash', () => {
    const tokens = Array.from({ length: 200 }, newToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(looksLikeToken(token)).toBe(true);
      expect(tokenHash(token)).not.toBe(token);
    }
  });

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\n`, 'é'.repeat(43)])(
    'differs from %j',
    (text) => expect(looksLikeToken(text)).toBe(false),
  );
});
