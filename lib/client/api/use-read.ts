import { useEffect, useEffectEvent, useState } from 'react';
import { asFailure, type CallFailure } from '@/lib/http/call-failure';

type ReadStatus<T> =
  /** The key is null. */
  | { status: 'idle' }
  /** `last`: data that was shown before, under another key. */
  | { status: 'loading'; last: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: CallFailure };

export type ReadState<T> = ReadStatus<T> & {
  /** Shows data from another call. No effect after the key changes. */
  change: (by: (data: T) => T) => void;
  /** Requests the data again. The current data stays until the response. */
  refresh: () => void;
  /** Discards the data and requests it again. */
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
  const [result, setResult] = useState<Result<T>>({ key: null });
  const [attempt, setAttempt] = useState(0);
  const request = useEffectEvent(load);
  if (initial !== undefined && key !== null && result.key !== key) setResult({ key, data: initial });
  const requestedKey = initial === undefined ? key : null;

  useEffect(() => {
    if (requestedKey === null) return;
    const stop = new AbortController();
    const show = (part: Omit<Result<T>, 'key'>) => {
      if (!stop.signal.aborted) setResult({ key: requestedKey, ...part });
    };
    const timer = setTimeout(() => {
      request(requestedKey, stop.signal).then(
        (data) => show({ data }),
        (error: unknown) => show({ failure: asFailure(error) }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [requestedKey, attempt, delay]);

  const refresh = () => setAttempt((count) => count + 1);
  return {
    ...statusOf(key, result),
    change: (by) =>
      setResult((current) =>
        current.key === key && 'data' in current ? { key, data: by(current.data as T) } : current,
      ),
    refresh,
    retry: () => {
      setResult({ key: null });
      refresh();
    },
  };
}

function statusOf<T>(key: string | null, result: Result<T>): ReadStatus<T> {
  if (key === null) return { status: 'idle' };
  if (result.key !== key) return { status: 'loading', last: result.data };
  return result.failure ? { status: 'failed', failure: result.failure } : { status: 'ready', data: result.data as T };
}
