import { useEffect, useState } from 'react';
import { asFailure } from '@/lib/client/call-failure';
import { prover } from '@/lib/client/account/prover';
import { ERRORS } from '@/lib/contract/error-codes';

/** Most proofs are ready when the button is pressed: only a slow one is told of. */
const TOLD_AFTER_MS = 400;

interface ProofState {
  /** True while somebody waits for the proof. */
  checking: boolean;
  /** Makes a call with a proof; once more with a new one where the API refuses the first, as after a long pause. */
  withProof: <Answer>(call: (proof: string) => Promise<Answer>) => Promise<Answer>;
}

/** The proof of work behind calls that send codes. It begins with the first input anywhere in the form. */
export function useProof(): ProofState {
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    const begin = () => prover.begin();
    document.addEventListener('input', begin, { once: true });
    return () => document.removeEventListener('input', begin);
  }, []);

  async function take(): Promise<string> {
    const slow = setTimeout(() => setChecking(true), TOLD_AFTER_MS);
    try {
      return await prover.take();
    } finally {
      clearTimeout(slow);
      setChecking(false);
    }
  }
  return {
    checking,
    async withProof(call) {
      try {
        return await call(await take());
      } catch (failure) {
        if (asFailure(failure).code !== ERRORS.proofRefused.code) throw failure;
        return call(await take());
      }
    },
  };
}
