import { useEffect, useEffectEvent, useState } from 'react';
import { asFailure, type CallFailure } from '@/lib/calls/call-failure';

type Read<T> =
  /** No key yet. */
  | { status: 'idle' }
  /** `last`: data shown before, under another key. */
  | { status: 'loading'; last: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: CallFailure };

export type ReadState<T> = Read<T> & {
  /** Shows data from another call. No effect after the key changes. */
  change: (by: (data: T) => T) => void;
  /** Requests the data again; the current data stays until the response. */
  refresh: () => void;
  /** Requests the data again from the beginning. */
  retry: () => void;
};

interface ReadOptions<T> {
  /** Data that is already known: no request is made. */
  initial?: T | undefined;
  /** Milliseconds to wait before the request, for a key that is being typed. */
  delay?: number;
}

interface Result<T> {
  /** Key of the request, so that a response is never shown under another key. */
  key: string | null;
  data?: T;
  failure?: CallFailure;
}

/**
 * Reads the data of `key`, and reads again when the key changes, for this component only. Cancels the previous request.
 * Null makes no request.
 */
export function useRead<T>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<T>,
  { initial, delay = 0 }: ReadOptions<T> = {},
): ReadState<T> {
  const [answer, setAnswer] = useState<Result<T>>({ key: null });
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent(load);
  if (initial !== undefined && key !== null && answer.key !== key) setAnswer({ key, data: initial });
  const wanted = initial === undefined ? key : null;

  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    const show = (part: Omit<Result<T>, 'key'>) => {
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

function readOf<T>(key: string | null, answer: Result<T>): Read<T> {
  if (key === null) return { status: 'idle' };
  if (answer.key !== key) return { status: 'loading', last: answer.data };
  return answer.failure ? { status: 'failed', failure: answer.failure } : { status: 'ready', data: answer.data as T };
}
