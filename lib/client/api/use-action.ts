import { useRef, useState } from 'react';
import { asFailure, type CallFailure } from '@/lib/http/call-failure';

export interface Action<Input> {
  busy: boolean;
  /** Input of the current run, or of the last one. */
  input: Input | undefined;
  /** Failure of the last run; null while a run is pending and after `forget`. */
  failure: CallFailure | null;
  /** Does nothing while a run is pending. Never rejects. Resolves with the failure, or null. */
  run: (input: Input) => Promise<CallFailure | null>;
  /** Runs again with the input of the last run. */
  retry: () => Promise<CallFailure | null>;
  forget: () => void;
}

/** Runs a change, such as a call that writes. Only one run is in progress at a time. `work` rejects if it fails. */
export function useAction<Input = void>(work: (input: Input) => Promise<unknown>): Action<Input> {
  const [state, setState] = useState<Pick<Action<Input>, 'busy' | 'input' | 'failure'>>(IDLE);
  const pending = useRef(false);

  async function run(input: Input): Promise<CallFailure | null> {
    if (pending.current) return null;
    pending.current = true;
    setState({ busy: true, input, failure: null });
    let failure: CallFailure | null = null;
    try {
      await work(input);
    } catch (error) {
      failure = asFailure(error);
    }
    pending.current = false;
    setState({ busy: false, input, failure });
    return failure;
  }

  return {
    ...state,
    run,
    retry: () => run(state.input as Input), // set by the run that failed
    forget: () => setState((now) => ({ ...now, failure: null })),
  };
}

const IDLE = { busy: false, input: undefined, failure: null };
