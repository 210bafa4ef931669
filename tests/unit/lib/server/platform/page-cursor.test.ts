import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '@/lib/server/platform/page-cursor';

describe('a page cursor', () => {
  it('decodes to the same value', () => {
    const cursor = { createdAt: '2026-11-20T12:00:00.000Z', id: 'abc-DEF_123' };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
    expect(encodeCursor(cursor)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('rejects anything else', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeCursor(text) === null));
    const good = encodeCursor({ createdAt: '2026-11-20T12:00:00.000Z', id: 'abc' });
    for (const other of [`${good}=`, `${good} `, good.slice(1), good.replace(/.$/, '!')])
      expect(decodeCursor(other)).toBeNull();
  });
});
