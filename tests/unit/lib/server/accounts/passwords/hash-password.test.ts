import { describe, expect, it } from 'vitest';
import { DUMMY_HASH, HASH_QUEUE, hashPassword, verifyPassword } from '@/lib/server/accounts/passwords/hash-password';
import type { ApiError } from '@/lib/server/platform/errors';

const OWNER = { network: '203.0.113.5', account: 'ama@example.com' };
const PARAMETERS = '$argon2id$v=19$m=65536,t=3,p=1$';

describe('a stored password', () => {
  it('is Argon2id of 64 MiB, three passes, one lane, with a new salt', async () => {
    const [first, second] = await Promise.all([
      hashPassword('Correct-Horse-1', OWNER),
      hashPassword('Correct-Horse-1', OWNER),
    ]);
    expect(first.startsWith(PARAMETERS)).toBe(true);
    expect(first).not.toBe(second);
    expect(first).not.toContain('Horse');
  });

  it('matches only its password', async () => {
    const hash = await hashPassword('Correct-Horse-1', OWNER);
    expect(await verifyPassword(hash, 'Correct-Horse-1', OWNER)).toBe(true);
    expect(await verifyPassword(hash, 'correct-Horse-1', OWNER)).toBe(false);
    expect(await verifyPassword(hash, '', OWNER)).toBe(false);
  });

  it('matches in every Unicode composition of the letters', async () => {
    const hash = await hashPassword('Şifre-Günü-1'.normalize('NFC'), OWNER);
    expect(await verifyPassword(hash, 'Şifre-Günü-1'.normalize('NFD'), OWNER)).toBe(true);
  });

  it('costs the same work if the account has none', async () => {
    expect(DUMMY_HASH.startsWith(PARAMETERS)).toBe(true);
    expect(await verifyPassword(null, 'Correct-Horse-1', OWNER)).toBe(false);
  });

  it('is refused beyond one network’s share of the queue', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => verifyPassword(null, 'Correct-Horse-1', OWNER)),
    );
    const refusals = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiError] : []));
    // One runs, ten wait.
    expect(refusals).toHaveLength(40 - 1 - HASH_QUEUE.waitingOfNetwork);
    for (const error of refusals) {
      expect(error.error).toBe('tooManyRequests');
      expect(error.details.retryAfter).toBeGreaterThan(0);
    }
  });
});
