import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { ApiError } from '@/lib/server/errors';
import { failureAnswer } from '@/lib/server/http/answer';

describe('a failure that is no ApiError', () => {
  it.each([
    ['SQLITE_CONSTRAINT_FOREIGNKEY', 'conflict'],
    ['23503', 'conflict'],
    ['SQLITE_BUSY', 'unavailable'],
    ['57P01', 'unavailable'],
    ['SQLITE_CONSTRAINT_UNIQUE', 'unexpected'],
    ['', 'unexpected'],
  ] as const)('with the code %j is %s', (code, name) => {
    const { status, body } = failureAnswer(Object.assign(new Error('of the engine'), { code }), 'en');
    expect([status, body.code, body.success]).toEqual([ERRORS[name].status, ERRORS[name].code, false]);
    expect(JSON.stringify(body)).not.toContain('of the engine');
  });

  it('keeps its own code where it is one', () => {
    expect(failureAnswer(new ApiError('parcelsUnderWay'), 'en').body.code).toBe(1409006);
  });
});
