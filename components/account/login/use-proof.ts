import { useEffect, useState } from 'react';
import { asFailure } from '@/lib/http/call-failure';
import { prover } from '@/lib/client/account/prover';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';

/** Milliseconds before a proof is shown as running. Most are ready when the button is pressed. */
const SLOW_NOTICE_DELAY_MS = 400;

interface ProofState {
  /** True while a call has waited for the proof for more than 400 ms. */
  checking: boolean;
  /**
   * Makes a call with a proof. If the API rejects the proof, such as after a long pause, repeats the call with a new
   * one.
   */
  withProof: <Answer>(call: (proof: string) => Promise<Answer>) => Promise<Answer>;
}

/** Provides the proof of work for calls that send codes. It starts at the first input anywhere on the page. */
export function useProof(): ProofState {
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    const begin = () => prover.begin();
    document.addEventListener('input', begin, { once: true });
    return () => document.removeEventListener('input', begin);
  }, []);

  async function take(): Promise<string> {
    const slow = setTimeout(() => setChecking(true), SLOW_NOTICE_DELAY_MS);
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
        if (asFailure(failure).code !== HANDLED_ERRORS.proofRefused.code) throw failure;
        return call(await take());
      }
    },
  };
}
