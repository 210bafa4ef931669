// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMissingCall } from '@/lib/http/call';
import { CallFailure } from '@/lib/http/call-failure';
import { addMissingCall, useIsCallMissing } from '@/lib/client/stores/missing-calls';

describe('a call beyond §7 that a gateway lacks', () => {
  it('is known as missing after any 404, and only that call', () => {
    const { result } = renderHook(() => [useIsCallMissing('listSessions'), useIsCallMissing('closeAccount')]);
    expect(result.current).toEqual([false, false]);
    expect(isMissingCall('listSessions', new CallFailure({ kind: 'network', status: 404 }))).toBe(true);
    act(() => addMissingCall('listSessions'));
    expect(result.current).toEqual([true, false]);
    expect(
      isMissingCall('closeAccount', new CallFailure({ kind: 'refused', message: 'No', code: 5, status: 404 })),
    ).toBe(true);
    act(() => addMissingCall('closeAccount'));
    expect(result.current).toEqual([true, true]);
  });

  it('is not missing after another failure, and never if it is of §7 or returns 404 itself', () => {
    for (const status of [0, 401, 403, 422, 500, 503]) {
      expect(isMissingCall('sendPhoneCode', new CallFailure({ kind: 'network', status })), String(status)).toBe(false);
    }
    for (const name of ['getOrder', 'endOneSession'] as const) {
      expect(isMissingCall(name, new CallFailure({ kind: 'refused', code: 1, status: 404 })), name).toBe(false);
    }
  });
});
