import { solveChallengeWorkers } from 'altcha-lib';
import type { ProofChallenge } from '@/lib/contract/accounts/accounts';

/** More workers do not solve a proof faster on a phone, because its cores differ in speed. */
const MAX_WORKERS = 4;
const TIMEOUT_MS = 60_000;

/**
 * Solves a challenge in workers and leaves one core to the page. Returns the `proof` for the API. Rejects if it cannot
 * be solved.
 */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)),
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
