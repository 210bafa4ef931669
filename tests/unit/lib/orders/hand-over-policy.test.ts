import { expect, it } from 'vitest';
import { ordersPerDay } from '@/lib/orders/hand-over-policy';

it('the daily allowance of orders grows with the parcels that an account hands over', () => {
  const allowanceOf = (recent: number) => ordersPerDay({ isKnown: true, recent });
  expect(ordersPerDay({ isKnown: false, recent: 0 })).toBe(50);
  expect([0, 50, 400, 934, 30_000].map(allowanceOf)).toEqual([200, 350, 1400, 3000, 3000]);
});
