// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isMissingCall } from '@/lib/calls/call';
import { CallFailure } from '@/lib/client/call-failure';
import { noteMissingCall, useIsMissing } from '@/lib/client/stores/missing-calls';

afterEach(cleanup);

describe('a call beyond §7 that a gateway lacks', () => {
  it('is known as missing after a 404 of any shape, and only that call', () => {
    const { result } = renderHook(() => [useIsMissing('listSessions'), useIsMissing('closeAccount')]);
    expect(result.current).toEqual([false, false]);
    expect(isMissingCall('listSessions', new CallFailure('network', '', 0, 404))).toBe(true);
    act(() => noteMissingCall('listSessions'));
    expect(result.current).toEqual([true, false]);
    expect(isMissingCall('closeAccount', new CallFailure('refused', 'No', 5, 404))).toBe(true);
    act(() => noteMissingCall('closeAccount'));
    expect(result.current).toEqual([true, true]);
  });

  it('is not missing after another failure; a call of §7, or one that answers 404 itself, never is', () => {
    for (const status of [0, 401, 403, 422, 500, 503]) {
      expect(isMissingCall('sendPhoneCode', new CallFailure('network', '', 0, status)), String(status)).toBe(false);
    }
    for (const name of ['getOrder', 'endOneSession'] as const) {
      expect(isMissingCall(name, new CallFailure('refused', '', 1, 404)), name).toBe(false);
    }
  });
});
