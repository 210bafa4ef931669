import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { ApiError } from '@/lib/server/platform/errors';
import { failureResponse } from '@/lib/server/web/api/call-response';
import en from '@/messages/en/errors.json';

describe('the sentence on a limit', () => {
  const messageOf = (retryAfter: number, language: Language = 'en') =>
    failureResponse(new ApiError('tooManyRequests', { retryAfter }), language).body.message;

  it('states its duration, rounded up', () => {
    expect(messageOf(0.2)).toMatch(/in 1\sminute\.$/);
    expect(messageOf(61)).toMatch(/in 2\sminutes\.$/);
    expect(messageOf(7200)).toMatch(/in 120\sminutes\.$/);
    expect(messageOf(86_000)).toMatch(/in 24\shours\.$/);
    expect(messageOf(120, 'ar')).toContain('دقيقتين');
    expect(messageOf(86_400, 'tr')).toMatch(/24\ssaat/);
  });

  it('names no duration if it is unknown', () => {
    expect(failureResponse(new ApiError('tooManyRequests'), 'en').body.message).toBe(en.tooManyRequests);
  });
});

describe('the text of a failure for a program', () => {
  it.each(LANGUAGES)('names no page in %s', (language) => {
    for (const name of ['malformed', 'conflict', 'idempotencyKeyReused', 'changedMeanwhile'] as const) {
      const error = new ApiError(name);
      const visitor = failureResponse(error, language);
      const program = failureResponse(error, language, { isProgram: true });
      expect(program.body.message).not.toBe(visitor.body.message);
      expect({ status: program.status, code: program.body.code }).toEqual({
        status: visitor.status,
        code: visitor.body.code,
      });
      expect(program.failure?.title).toBe(program.body.message);
      expect(program.body.message).not.toMatch(/page|reload|recharge|sayfa|页面|صفح/i);
    }
  });

  it('is that for visitors where it fits both', () => {
    expect(failureResponse(new ApiError('notFound'), 'en', { isProgram: true }).body.message).toBe(en.notFound);
  });
});

describe('a failure that is not an ApiError', () => {
  it.each([
    ['SQLITE_CONSTRAINT_FOREIGNKEY', 'conflict'],
    ['23503', 'conflict'],
    ['SQLITE_BUSY', 'unavailable'],
    ['57P01', 'unavailable'],
    ['SQLITE_CONSTRAINT_UNIQUE', 'unexpected'],
    ['', 'unexpected'],
  ] as const)('gets for the code %j the code %s', (code, name) => {
    const { status, body } = failureResponse(Object.assign(new Error('of the engine'), { code }), 'en');
    expect({ status, code: body.code, success: body.success }).toEqual({
      status: ERRORS[name].status,
      code: ERRORS[name].code,
      success: false,
    });
    expect(JSON.stringify(body)).not.toContain('of the engine');
  });

  it('preserves its own code if it has one', () => {
    expect(failureResponse(new ApiError('parcelsUnderWay'), 'en').body.code).toBe(ERRORS.parcelsUnderWay.code);
  });
});
