import type { ProofChallenge } from '@/lib/contract/accounts';
import { api } from '../api';

export interface Prover {
  /** Begins a proof unless one is under way or waits; called when a form is used. */
  begin: () => void;
  /** The proof for one call, solved now if need be; empty where none can be had, and the call goes on without. */
  take: () => Promise<string>;
}

interface Sources {
  challenge: () => Promise<ProofChallenge>;
  solve: (challenge: ProofChallenge) => Promise<string>;
  now: () => number;
}

/** Milliseconds of a challenge's life that a call may still need. */
const MARGIN_MS = 30_000;

interface Begun {
  proof: string;
  /** Milliseconds since 1970. */
  until: number;
}

export function createProver({ challenge, solve, now }: Sources): Prover {
  let begun: Promise<Begun> | null = null;

  async function prove(): Promise<Begun> {
    const given = await challenge();
    return { proof: await solve(given), until: given.parameters.expiresAt * 1000 - MARGIN_MS };
  }
  /** A gateway without the call, an old browser: the API says what holds without a proof. */
  const begin = () => (begun ??= prove().catch(() => ({ proof: '', until: 0 })));
  /** Leaves nothing to the next call, also while the proof is still worked on: each serves once. */
  function withdraw(): Promise<Begun> {
    const mine = begin();
    begun = null;
    return mine;
  }

  return {
    begin: () => void begin(),
    async take() {
      const early = begun !== null;
      const first = await withdraw();
      if (!early || first.until > now()) return first.proof;
      return (await withdraw()).proof;
    },
  };
}

/** This page's prover. Nothing is loaded before a form is used. */
export const prover = createProver({
  challenge: () => api('getProofChallenge', {}, { quiet: true }),
  solve: async (given) => (await import('./solve-proof')).solveProof(given),
  now: Date.now,
});
