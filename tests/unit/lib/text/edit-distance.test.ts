import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '@/lib/text/edit-distance';

describe('editDistance', () => {
  it.each([
    ['accra', 'accra', 0],
    ['acra', 'accra', 1],
    ['accra', 'akkra', 2],
    ['kumasi', 'kumsai', 2],
    ['', 'lagos', 5],
  ])('returns the distance of "%s" and "%s": %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is symmetric, at least the difference in length, and at most the longer length', () => {
    const name = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const distance = editDistance(one, other);
        expect(editDistance(other, one)).toBe(distance);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
