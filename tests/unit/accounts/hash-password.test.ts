import { describe, expect, it } from 'vitest';
import { hashPassword, DUMMY_HASH, verifyPassword } from '@/lib/server/accounts/hash-password';
import type { ApiError } from '@/lib/server/platform/errors';

const PARAMETERS = '$argon2id$v=19$m=65536,t=3,p=1$';

describe('stored passwords', () => {
  it('are Argon2id of 64 MiB, three passes, one lane, salted anew', async () => {
    const [first, second] = await Promise.all([hashPassword('Correct-Horse-1'), hashPassword('Correct-Horse-1')]);
    expect(first.startsWith(PARAMETERS)).toBe(true);
    expect(first).not.toBe(second);
    expect(first).not.toContain('Horse');
  });

  it('match the password alone', async () => {
    const stored = await hashPassword('Correct-Horse-1');
    expect(await verifyPassword(stored, 'Correct-Horse-1')).toBe(true);
    expect(await verifyPassword(stored, 'correct-Horse-1')).toBe(false);
    expect(await verifyPassword(stored, '')).toBe(false);
  });

  it('match however the keyboard composed the letters', async () => {
    const stored = await hashPassword('Şifre-Günü-1'.normalize('NFC'));
    expect(await verifyPassword(stored, 'Şifre-Günü-1'.normalize('NFD'))).toBe(true);
  });

  it('are checked with the same work where there is none', async () => {
    expect(DUMMY_HASH.startsWith(PARAMETERS)).toBe(true);
    expect(await verifyPassword(null, 'Correct-Horse-1')).toBe(false);
  });

  it('turn a crowd away instead of keeping it waiting', async () => {
    const crowd = await Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword(null, 'Correct-Horse-1')));
    const refused = crowd.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiError] : []));
    expect(refused).toHaveLength(8);
    for (const error of refused) {
      expect(error.error).toBe('tooManyRequests');
      expect(error.details.retryAfter).toBeGreaterThan(0);
    }
  });
});
