import { describe, expect, it } from 'vitest';
import { failureOf } from '@/components/parcels/track/card/unlock-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import { CallFailure } from '@/lib/http/call-failure';

describe('the failure of an unlock', () => {
  it('puts a wrong tail beside its field, with the server’s message', () => {
    const error = new CallFailure({
      kind: 'refused',
      message: 'Please check.',
      code: ERRORS.invalid.code,
      status: 422,
      errors: [{ field: 'phoneTail', message: 'Wrong digits.' }],
    });
    expect(failureOf(error, 'Network')).toEqual({ field: 'Wrong digits.' });
  });

  it('shows anything else above the form', () => {
    expect(
      failureOf(
        new CallFailure({
          kind: 'refused',
          message: 'Too many attempts.',
          code: ERRORS.tooManyRequests.code,
          status: 429,
        }),
        'Network',
      ),
    ).toEqual({
      general: 'Too many attempts.',
    });
    expect(failureOf(new CallFailure({ kind: 'network' }), 'Network')).toEqual({ general: 'Network' });
    expect(failureOf(new TypeError('no chunk'), 'Network')).toEqual({ general: 'Network' });
  });
});
