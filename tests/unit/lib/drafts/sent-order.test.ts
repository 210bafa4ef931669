import { describe, expect, it } from 'vitest';
import { CallFailure } from '@/lib/http/call-failure';
import {
  anotherAttempt,
  fingerprint,
  isPlacedAlready,
  isPriceRefused,
  isRefused,
  nextAttempt,
} from '@/lib/drafts/sent-order';
import { randomId } from '@/lib/http/random-id';
import { ERRORS } from '@/lib/contract/error-codes';

const fresh = () => 'k2';

describe('nextAttempt', () => {
  it('creates a key for a draft without an id', () => {
    expect(nextAttempt({ id: '', sent: null }, fresh)).toEqual({ key: 'k2' });
  });

  it('begins with the draft’s id, so that two tabs with one draft place one order', () => {
    expect(nextAttempt({ id: 'd1', sent: null }, fresh).key).toBe('d1');
    const { key } = nextAttempt({ id: 'd1', sent: anotherAttempt() }, fresh);
    expect(['', 'd1', 'k2']).not.toContain(key);
  });

  it('preserves the key after any result of the previous attempt', () => {
    expect(nextAttempt({ id: 'd1', sent: { key: 'k1' } }, fresh)).toEqual({ key: 'k1' });
  });
});

describe('the result of a failed attempt', () => {
  it.each([
    ['a broken connection', new CallFailure({ kind: 'network' }), false],
    ['a timeout', new CallFailure({ kind: 'timeout' }), false],
    ['an error of the service', new CallFailure({ kind: 'refused', code: ERRORS.unexpected.code, status: 500 }), false],
    ['a busy service', new CallFailure({ kind: 'refused', code: ERRORS.unavailable.code, status: 503 }), false],
    ['mistakes in the order', new CallFailure({ kind: 'refused', code: ERRORS.invalid.code, status: 422 }), true],
    ['a missing login', new CallFailure({ kind: 'refused', code: ERRORS.tokenMissing.code, status: 401 }), true],
    [
      'an order under this key',
      new CallFailure({ kind: 'refused', code: ERRORS.idempotencyKeyReused.code, status: 409 }),
      false,
    ],
  ])('%s: the order was refused: %s', (_, failure, refused) => {
    expect(isRefused(failure)).toBe(refused);
  });

  it('recognises the order that was placed by an earlier attempt', () => {
    expect(
      isPlacedAlready(new CallFailure({ kind: 'refused', code: ERRORS.idempotencyKeyReused.code, status: 409 })),
    ).toBe(true);
    expect(isPlacedAlready(new CallFailure({ kind: 'refused', code: ERRORS.conflict.code, status: 409 }))).toBe(false);
  });
});

describe('a refused price', () => {
  it.each(['quoteExpired', 'quoteChanged', 'quoteUnreadable'] as const)(
    'is distinguished from other refusals: %s',
    (error) => {
      const failure = new CallFailure({ kind: 'refused', code: ERRORS[error].code, status: 409 });
      expect(isPriceRefused(failure)).toBe(true);
      // Nothing was placed: the order can be sent again with the new price.
      expect(isRefused(failure)).toBe(true);
    },
  );

  it('is not another kind of conflict', () => {
    for (const error of ['conflict', 'idempotencyKeyReused', 'changedMeanwhile', 'noRate'] as const)
      expect(
        isPriceRefused(new CallFailure({ kind: 'refused', code: ERRORS[error].code, status: ERRORS[error].status })),
      ).toBe(false);
  });
});

describe('a key and its fingerprint', () => {
  it('is valid, and never created twice', () => {
    const keys = Array.from({ length: 50 }, randomId);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is equal only for equal contents', () => {
    const order = { sender: { name: 'Li Wei' }, parcels: [{ weightKg: 3 }] };
    expect(fingerprint(order)).toBe(fingerprint(structuredClone(order)));
    expect(fingerprint({ ...order, parcels: [{ weightKg: 4 }] })).not.toBe(fingerprint(order));
    expect(fingerprint(order)).toMatch(/^[0-9a-f]{16}$/);
  });
});
