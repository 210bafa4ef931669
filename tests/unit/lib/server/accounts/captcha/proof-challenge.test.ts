import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createProofChallenge, verifyProof } from '@/lib/server/accounts/captcha/proof-challenge';

const SECRET = 'a secret of this test';
const EASY = { cost: 10, guesses: 20 };
const NOW = new Date();
const UNTIL = new Date(NOW.getTime() + 60_000);

type Challenge = Awaited<ReturnType<typeof createProofChallenge>>;
type Solution = Awaited<ReturnType<typeof solveChallenge>>;
const packed = (challenge: unknown, solution: Solution) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
const solved = async (challenge: Challenge) => packed(challenge, await solveChallenge({ challenge, deriveKey }));
const check = (proof: string, { least = EASY, now = NOW, secret = SECRET } = {}) =>
  verifyProof(secret, proof, { least, now });

describe('a proof of work', () => {
  it('is valid when a browser has solved our challenge, within its number of guesses', async () => {
    const challenge = await createProofChallenge(SECRET, EASY, UNTIL);
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution!.counter).toBeGreaterThan(0);
    expect(solution!.counter).toBeLessThanOrEqual(EASY.guesses);
    const proof = await check(packed(challenge, solution));
    expect(proof).toEqual({ id: challenge.signature, expiresAt: new Date(Math.floor(UNTIL.getTime() / 1000) * 1000) });
  });

  it('is rejected after its time, even if right', async () => {
    const proof = await solved(await createProofChallenge(SECRET, EASY, UNTIL));
    expect(await check(proof, { now: UNTIL })).toBeNull();
  });

  it('is rejected if it was cheaper than the current difficulty', async () => {
    const proof = await solved(await createProofChallenge(SECRET, EASY, UNTIL));
    expect(await check(proof, { least: { ...EASY, cost: 11 } })).toBeNull();
    expect(await check(proof, { least: { ...EASY, guesses: 21 } })).toBeNull();
  });

  it('is rejected if any part of the challenge differs from the signed one', async () => {
    const challenge = await createProofChallenge(SECRET, EASY, UNTIL);
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters } = challenge;
    const forgedProofs = [
      { parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } },
      { parameters: { ...parameters, cost: parameters.cost + 1 } },
      { parameters: { ...parameters, data: { guesses: 1000 } } },
      { parameters: { ...parameters, nonce: '00'.repeat(16) } },
      { signature: '0'.repeat(64) },
      { signature: '' },
    ];
    for (const change of forgedProofs) expect(await check(packed({ ...challenge, ...change }, solution))).toBeNull();
    expect(await check(packed(challenge, solution), { secret: 'another site' })).toBeNull();
  });

  it('is rejected without the work', async () => {
    const challenge = await createProofChallenge(SECRET, EASY, UNTIL);
    const { keyPrefix } = challenge.parameters;
    for (const derivedKey of ['', keyPrefix, keyPrefix.padEnd(64, '0'), 'no key'])
      expect(await check(packed(challenge, { counter: 1, derivedKey }))).toBeNull();
  });

  it.each(['x', 'bnVsbA==', Buffer.from('{"challenge":1}').toString('base64'), '='.repeat(2000)])(
    'is rejected if unreadable: %s',
    async (proof) => {
      expect(await check(proof)).toBeNull();
    },
  );
});
