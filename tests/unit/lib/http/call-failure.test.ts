import { expect, it } from 'vitest';
import { CallFailure, failureSentence } from '@/lib/http/call-failure';

it('§8: a failure without a message names the service, the network or the time limit', () => {
  expect(failureSentence(new CallFailure({ kind: 'network', status: 502 }))).toBe('service');
  expect(failureSentence(new CallFailure({ kind: 'refused', status: 500 }))).toBe('service');
  expect(failureSentence(new CallFailure({ kind: 'network' }))).toBe('network');
  expect(failureSentence(new CallFailure({ kind: 'timeout' }))).toBe('timeout');
});
