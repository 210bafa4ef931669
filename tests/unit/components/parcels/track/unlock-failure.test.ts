import { describe, expect, it } from 'vitest';
import { unlockFailureOf } from '@/components/parcels/track/card/unlock-failure';
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
    expect(unlockFailureOf(error, 'Network')).toEqual({ field: 'Wrong digits.' });
  });

  it('shows anything else above the form', () => {
    expect(
      unlockFailureOf(
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
    expect(unlockFailureOf(new CallFailure({ kind: 'network' }), 'Network')).toEqual({ general: 'Network' });
    expect(unlockFailureOf(new TypeError('no chunk'), 'Network')).toEqual({ general: 'Network' });
  });
});
