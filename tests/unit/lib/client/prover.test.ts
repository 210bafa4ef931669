import { describe, expect, it, vi } from 'vitest';
import { createProver } from '@/lib/client/account/prover';
import type { ProofChallenge } from '@/lib/contract/accounts/accounts';
import { SECOND_MS } from '@/lib/time/durations';

function setUp() {
  let time = 0;
  let challengeCount = 0;
  const challenge = vi.fn(() =>
    Promise.resolve({
      parameters: { expiresAt: time / SECOND_MS + 1200 },
      signature: String((challengeCount += 1)),
    } as ProofChallenge),
  );
  const solve = vi.fn(({ signature }: ProofChallenge) => Promise.resolve(`proof ${signature}`));
  const prover = createProver({ challenge, solve, now: () => time });
  return { prover, challenge, solve, pass: (seconds: number) => (time += seconds * SECOND_MS) };
}

describe('the prover', () => {
  it('requests nothing before it begins, and begins once for any use of a form', async () => {
    const { prover, challenge } = setUp();
    expect(challenge).not.toHaveBeenCalled();
    prover.begin();
    prover.begin();
    expect(await prover.take()).toBe('proof 1');
    expect(challenge).toHaveBeenCalledTimes(1);
  });

  it('gives each of two simultaneous calls its own proof', async () => {
    const { prover } = setUp();
    prover.begin();
    expect((await Promise.all([prover.take(), prover.take(), prover.take()])).sort()).toEqual([
      'proof 1',
      'proof 2',
      'proof 3',
    ]);
  });

  it('solves again if the early proof has expired', async () => {
    const { prover, pass } = setUp();
    prover.begin();
    pass(1190);
    expect(await prover.take()).toBe('proof 2');
    expect(await prover.take()).toBe('proof 3');
  });

  it('continues without a proof if none is available, and retries with the next call', async () => {
    const { prover, challenge, solve } = setUp();
    challenge.mockRejectedValueOnce(new Error('404'));
    expect(await prover.take()).toBe('');
    solve.mockRejectedValueOnce(new Error('no workers'));
    expect(await prover.take()).toBe('');
    expect(await prover.take()).toBe('proof 2');
  });
});
