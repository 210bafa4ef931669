import { useEffect, useEffectEvent, useState } from 'react';
import { asFailure, type CallFailure } from './call-failure';

type Read<T> =
  /** Nothing to ask for yet. */
  | { status: 'idle' }
  /** `last` is what was shown before, under another key. */
  | { status: 'loading'; last: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: CallFailure };

export type Reading<T> = Read<T> & {
  /** Shows what another call answered. Without effect once something else is asked for. */
  change: (by: (data: T) => T) => void;
  /** Asks again; what is shown stays until the answer. */
  refresh: () => void;
  /** Asks again from the beginning. */
  retry: () => void;
};

interface ReadOptions<T> {
  /** The answer, where it is known already: nothing is asked for. */
  given?: T | undefined;
  /** Milliseconds to wait before asking, for a key that is being typed. */
  delay?: number;
}

interface Answer<T> {
  /** What was asked for, so that an answer is never shown under another key. */
  key: string | null;
  data?: T;
  failure?: CallFailure;
}

/** Reads what `key` names and reads again when that changes, for this component alone; the request before is cancelled. Null asks for nothing. */
export function useRead<T>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<T>,
  { given, delay = 0 }: ReadOptions<T> = {},
): Reading<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ key: null });
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent(load);
  if (given !== undefined && key !== null && answer.key !== key) setAnswer({ key, data: given });
  const wanted = given === undefined ? key : null;

  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    const show = (part: Omit<Answer<T>, 'key'>) => {
      if (!stop.signal.aborted) setAnswer({ key: wanted, ...part });
    };
    const timer = setTimeout(() => {
      ask(wanted, stop.signal).then(
        (data) => show({ data }),
        (error: unknown) => show({ failure: asFailure(error) }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, turn, delay]);

  const refresh = () => setTurn((count) => count + 1);
  return {
    ...readOf(key, answer),
    change: (by) =>
      setAnswer((known) => (known.key === key && 'data' in known ? { key, data: by(known.data as T) } : known)),
    refresh,
    retry: () => {
      setAnswer({ key: null });
      refresh();
    },
  };
}

function readOf<T>(key: string | null, answer: Answer<T>): Read<T> {
  if (key === null) return { status: 'idle' };
  if (answer.key !== key) return { status: 'loading', last: answer.data };
  return answer.failure ? { status: 'failed', failure: answer.failure } : { status: 'ready', data: answer.data as T };
}
