import { describe, expect, it } from 'vitest';
import { inverse, percent } from '@/lib/billing/ratio';
import { money, multiply } from '@/lib/billing/money';

describe('percent', () => {
  it.each([
    [3, 3],
    [2.5, 3],
    [0.5, 1],
    [0, 0],
  ])('%d % of 100 minor units is %d, halves rounded up', (share, expected) => {
    expect(multiply(money('CNY', 100), percent(share)).minor).toBe(expected);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('throws RangeError for %d', (share) => {
    expect(() => percent(share)).toThrow(RangeError);
  });
});

it('a ratio of zero has no inverse', () => {
  expect(() => inverse(percent(0))).toThrow(RangeError);
});
