import { expect, it } from 'vitest';
import { CallFailure, failureKey } from '@/lib/http/call-failure';

it('§8: a failure without a message names the service, the network or the time limit', () => {
  expect(failureKey(new CallFailure({ kind: 'network', status: 502 }))).toBe('service');
  expect(failureKey(new CallFailure({ kind: 'refused', status: 500 }))).toBe('service');
  expect(failureKey(new CallFailure({ kind: 'network' }))).toBe('network');
  expect(failureKey(new CallFailure({ kind: 'timeout' }))).toBe('timeout');
});
