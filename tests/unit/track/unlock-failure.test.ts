import { expect, it } from 'vitest';
import { failureOf } from '@/components/parcels/track/unlock-failure';
import { CallFailure } from '@/lib/client/call-failure';

it('puts a wrong tail beside its field, in the server’s words', () => {
  const error = new CallFailure('refused', 'Please check.', 1422000, 422, [
    { field: 'phoneTail', message: 'Wrong digits.' },
  ]);
  expect(failureOf(error, 'Network')).toEqual({ field: 'Wrong digits.' });
});

it('says anything else above the form', () => {
  expect(failureOf(new CallFailure('refused', 'Too many attempts.', 1429000, 429), 'Network')).toEqual({
    general: 'Too many attempts.',
  });
  expect(failureOf(new CallFailure('network', ''), 'Network')).toEqual({ general: 'Network' });
  expect(failureOf(new TypeError('no chunk'), 'Network')).toEqual({ general: 'Network' });
});
