import { expect, it } from 'vitest';
import { roundApproximateMoney } from '@/lib/i18n/format/format-money';

it.each([
  ['GHS', 25_152, 25_200],
  ['GHS', 25_149, 25_100],
  ['GHS', 949, 949],
  ['UGX', 87_421, 87_421],
])('about %s %d is %d', (currency, minor, rounded) => {
  expect(roundApproximateMoney({ currency, minor })).toEqual({ currency, minor: rounded });
});
