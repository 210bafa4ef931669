import { expect, it } from 'vitest';
import { maxOrdersPerDay } from '@/lib/orders/hand-over-policy';

it('the daily allowance of orders grows with the parcels that an account hands over', () => {
  const allowanceOf = (recent: number) => maxOrdersPerDay({ isKnown: true, recent });
  expect(maxOrdersPerDay({ isKnown: false, recent: 0 })).toBe(50);
  expect([0, 50, 400, 934, 30_000].map(allowanceOf)).toEqual([200, 350, 1400, 3000, 3000]);
});
