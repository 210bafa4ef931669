// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '@/lib/http/call-failure';
import { useRead, type ReadState } from '@/lib/client/api/use-read';

/** A fake service that answers on demand and records its requests. */
function service() {
  const requests: {
    key: string;
    signal: AbortSignal;
    resolve: (data: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const load = (key: string, signal: AbortSignal) =>
    new Promise<string>((resolve, fail) => requests.push({ key, signal, resolve, fail }));
  return { requests, load };
}

interface Asked {
  id: string | null;
  given?: string | undefined;
}

function renderRead(first: string | null, given?: string) {
  const { requests, load } = service();
  const hook = renderHook((props: Asked) => useRead(props.id, load, { initial: props.given }), {
    initialProps: { id: first, given } as Asked,
  });
  const shownState = () => {
    const { change: _change, refresh: _refresh, retry: _retry, ...rest } = hook.result.current as ReadState<string>;
    return rest;
  };
  const count = (questions: number) => waitFor(() => expect(requests).toHaveLength(questions));
  return { ...hook, requests, shown: shownState, count };
}

describe('a read', () => {
  it('requests the key and shows the response', async () => {
    const { requests, shown, count } = renderRead('one');
    expect(shown()).toEqual({ status: 'loading', last: undefined });
    await count(1);
    await act(async () => requests[0]!.resolve('first'));
    expect(requests[0]!.key).toBe('one');
    expect(shown()).toEqual({ status: 'ready', data: 'first' });
  });

  it('cancels the previous request, and never shows its response under another key', async () => {
    const { requests, shown, count, rerender } = renderRead('one');
    await count(1);
    rerender({ id: 'two' });
    await count(2);
    expect(requests[0]!.signal.aborted).toBe(true);
    await act(async () => requests[0]!.resolve('first'));
    expect(shown()).toEqual({ status: 'loading', last: undefined });
    await act(async () => requests[1]!.resolve('second'));
    expect(shown()).toEqual({ status: 'ready', data: 'second' });
    rerender({ id: 'three' });
    expect(shown()).toEqual({ status: 'loading', last: 'second' });
  });

  it('requests nothing without a key, or with an initial value', async () => {
    const { requests, shown, count, rerender } = renderRead(null);
    expect(shown()).toEqual({ status: 'idle' });
    rerender({ id: 'one', given: 'known' });
    expect(shown()).toEqual({ status: 'ready', data: 'known' });
    rerender({ id: 'two' });
    await count(1);
    expect(requests[0]!.key).toBe('two');
  });

  it('shows a failure, and requests again on retry', async () => {
    const { requests, shown, count, result } = renderRead('one');
    await count(1);
    const refusal = new CallFailure({ kind: 'refused', message: 'No.', code: 4 });
    await act(async () => requests[0]!.fail(refusal));
    expect(shown()).toEqual({ status: 'failed', failure: refusal });
    act(() => result.current.retry());
    expect(shown().status).toBe('loading');
    await count(2);
    await act(async () => requests[1]!.fail(new TypeError('not loaded')));
    expect(shown()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  });

  it('preserves the shown response during a refresh, and shows another call’s response', async () => {
    const { requests, shown, count, result, rerender } = renderRead('one');
    await count(1);
    await act(async () => requests[0]!.resolve('first'));
    act(() => result.current.change((data) => `${data}, changed`));
    expect(shown()).toEqual({ status: 'ready', data: 'first, changed' });
    act(() => result.current.refresh());
    await count(2);
    expect(shown()).toEqual({ status: 'ready', data: 'first, changed' });
    const late = result.current;
    rerender({ id: 'two' });
    await count(3);
    await act(async () => requests[2]!.resolve('second'));
    act(() => late.change(() => 'of another key'));
    expect(shown()).toEqual({ status: 'ready', data: 'second' });
  });
});
