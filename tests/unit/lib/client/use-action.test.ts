// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { CallFailure } from '@/lib/http/call-failure';
import { useAction } from '@/lib/client/api/use-action';

const REFUSED = new CallFailure({ kind: 'refused', message: 'no', code: ERRORS.conflict.code, status: 409 });

/** An action whose runs are ended by the test. */
function controlled() {
  const runs: { input: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const work = (input: string) => new Promise<void>((resolve, reject) => runs.push({ input, resolve, reject }));
  return { runs, ...renderHook(() => useAction(work)) };
}

describe('useAction', () => {
  it('runs once at a time, also for two presses before the next render', async () => {
    const { runs, result } = controlled();
    expect(result.current).toMatchObject({ busy: false, input: undefined, failure: null });
    let ignored: unknown;
    await act(async () => {
      void result.current.run('a');
      ignored = await result.current.run('b');
    });
    expect({ ignored, inputs: runs.map(({ input }) => input) }).toEqual({ ignored: null, inputs: ['a'] });
    expect(result.current).toMatchObject({ busy: true, input: 'a' });
    await act(async () => runs[0]!.resolve());
    expect(result.current).toMatchObject({ busy: false, input: 'a', failure: null });
  });

  it('preserves the failure until the next run, and retries with the same input', async () => {
    const { runs, result } = controlled();
    let outcome: unknown;
    await act(async () => {
      const running = result.current.run('a');
      runs[0]!.reject(REFUSED);
      outcome = await running;
    });
    expect(outcome).toBe(REFUSED);
    expect(result.current).toMatchObject({ busy: false, failure: REFUSED });
    act(() => void result.current.retry());
    expect(result.current).toMatchObject({ busy: true, failure: null });
    await act(async () => runs[1]!.reject(new TypeError('chunk')));
    expect(runs.map(({ input }) => input)).toEqual(['a', 'a']);
    expect(result.current.failure).toMatchObject({ kind: 'network' });
    act(() => result.current.forget());
    expect(result.current).toMatchObject({ busy: false, failure: null });
  });

  it('can run again after work that throws before it returns a promise', async () => {
    let count = 0;
    const { result } = renderHook(() =>
      useAction(() => {
        count += 1;
        throw REFUSED;
      }),
    );
    await act(() => result.current.run());
    await act(() => result.current.run());
    expect({ count, failure: result.current.failure }).toEqual({ count: 2, failure: REFUSED });
  });
});
