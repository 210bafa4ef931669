import type { ProofChallenge } from '@/lib/contract/accounts/accounts';
import { api } from '../api/api';

export interface Prover {
  /** Starts a proof unless one is in progress or ready. Called when a form is used. */
  begin: () => void;
  /**
   * Returns the proof for one call and solves it now if necessary. Returns '' if no proof is possible. The call is then
   * sent without a proof.
   */
  take: () => Promise<string>;
}

interface ProverSources {
  challenge: () => Promise<ProofChallenge>;
  solve: (challenge: ProofChallenge) => Promise<string>;
  now: () => number;
}

/** Milliseconds before a challenge's expiry that are reserved for the call. */
const MARGIN_MS = 30_000;

interface StartedProof {
  proof: string;
  /** Milliseconds since 1970. */
  until: number;
}

export function createProver({ challenge, solve, now }: ProverSources): Prover {
  let proof: Promise<StartedProof> | null = null;

  async function prove(): Promise<StartedProof> {
    const task = await challenge();
    return { proof: await solve(task), until: task.parameters.expiresAt * 1000 - MARGIN_MS };
  }
  /**
   * An old browser, or a gateway without the call, gives an empty proof. The API decides what is allowed without one.
   */
  const begin = () => (proof ??= prove().catch(() => ({ proof: '', until: 0 })));
  /** Returns the current proof and removes it, even while it is being solved: each proof is valid once. */
  function withdraw(): Promise<StartedProof> {
    const mine = begin();
    proof = null;
    return mine;
  }

  return {
    begin: () => void begin(),
    async take() {
      const isStarted = proof !== null;
      const first = await withdraw();
      if (!isStarted || first.until > now()) return first.proof;
      return (await withdraw()).proof;
    },
  };
}

/** The prover of this page. Nothing is loaded before a form is used. */
export const prover = createProver({
  challenge: () => api('getProofChallenge', {}, { quiet: true }),
  solve: async (task) => (await import('./solve-proof')).solveProof(task),
  now: Date.now,
});
