import { describe, expect, it } from 'vitest';
import { CallFailure } from '@/lib/client/call-failure';
import {
  anotherAttempt,
  fingerprint,
  isPlacedAlready,
  isPriceRefused,
  isRefused,
  nextAttempt,
} from '@/lib/client/ship/sent-order';
import { randomId } from '@/lib/calls/random-id';
import { ERRORS } from '@/lib/contract/error-codes';

const fresh = () => 'k2';

describe('nextAttempt', () => {
  it('makes a key for a draft without an id', () => {
    expect(nextAttempt({ id: '', sent: null }, fresh)).toEqual({ key: 'k2' });
  });

  it('begins with the draft’s id, so that two tabs with one draft place one order', () => {
    expect(nextAttempt({ id: 'd1', sent: null }, fresh).key).toBe('d1');
    const { key } = nextAttempt({ id: 'd1', sent: anotherAttempt() }, fresh);
    expect(['', 'd1', 'k2']).not.toContain(key);
  });

  it('keeps the key, whatever became of the attempt before', () => {
    expect(nextAttempt({ id: 'd1', sent: { key: 'k1' } }, fresh)).toEqual({ key: 'k1' });
  });
});

describe('what a failed attempt proves', () => {
  it.each([
    ['a broken connection', new CallFailure('network', ''), false],
    ['a timeout', new CallFailure('timeout', ''), false],
    ['an error of the service', new CallFailure('refused', '', ERRORS.unexpected.code, 500), false],
    ['a busy service', new CallFailure('refused', '', ERRORS.unavailable.code, 503), false],
    ['mistakes in the order', new CallFailure('refused', '', ERRORS.invalid.code, 422), true],
    ['a missing login', new CallFailure('refused', '', ERRORS.tokenMissing.code, 401), true],
    ['an order under this key', new CallFailure('refused', '', ERRORS.idempotencyKeyReused.code, 409), false],
  ])('%s', (_, failure, refused) => {
    expect(isRefused(failure)).toBe(refused);
  });

  it('recognises the order that was placed by an earlier attempt', () => {
    expect(isPlacedAlready(new CallFailure('refused', '', ERRORS.idempotencyKeyReused.code, 409))).toBe(true);
    expect(isPlacedAlready(new CallFailure('refused', '', ERRORS.conflict.code, 409))).toBe(false);
  });
});

describe('a price that is not kept', () => {
  it.each(['quoteExpired', 'quoteChanged', 'quoteUnreadable'] as const)('is told from other refusals: %s', (error) => {
    const failure = new CallFailure('refused', '', ERRORS[error].code, 409);
    expect(isPriceRefused(failure)).toBe(true);
    // Nothing was placed: the order can be sent again with the new price.
    expect(isRefused(failure)).toBe(true);
  });

  it('is no conflict of another kind', () => {
    for (const error of ['conflict', 'idempotencyKeyReused', 'changedMeanwhile', 'noRate'] as const)
      expect(isPriceRefused(new CallFailure('refused', '', ERRORS[error].code, ERRORS[error].status))).toBe(false);
  });
});

describe('keys and fingerprints', () => {
  it('makes keys the service accepts, never twice', () => {
    const keys = Array.from({ length: 50 }, randomId);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('tells contents apart and one content from nothing else', () => {
    const order = { sender: { name: 'Li Wei' }, parcels: [{ weightKg: 3 }] };
    expect(fingerprint(order)).toBe(fingerprint(structuredClone(order)));
    expect(fingerprint({ ...order, parcels: [{ weightKg: 4 }] })).not.toBe(fingerprint(order));
    expect(fingerprint(order)).toMatch(/^[0-9a-f]{16}$/);
  });
});
