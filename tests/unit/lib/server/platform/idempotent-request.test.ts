import { describe, expect, it } from 'vitest';
import { bodyHash } from '@/lib/server/platform/idempotent-request';

describe('bodyHash', () => {
  it('is the same for one body in any order of keys', () => {
    const body = { a: 1, b: { c: [1, { d: null, e: '' }], f: true } };
    expect(bodyHash({ b: { f: true, c: [1, { e: '', d: null }] }, a: 1 })).toBe(bodyHash(body));
    expect(bodyHash({ ...body, nothing: undefined })).toBe(bodyHash(body));
    expect(bodyHash(body)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('differs for any other body', () => {
    const others = [
      {},
      { a: 1 },
      { a: '1' },
      { a: 2 },
      { b: 1 },
      { a: [1] },
      { a: { a: 1 } },
      { a: null },
      { a: [1, 2] },
      { a: [2, 1] },
    ];
    expect(new Set(others.map(bodyHash)).size).toBe(others.length);
  });
});
