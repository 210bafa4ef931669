import { describe, expect, it } from 'vitest';
import { sumOfOrders } from '@/lib/billing/order-totals';
import { cny, ghs } from '../../../fixtures/amounts';

describe('the sum of orders', () => {
  it('has one amount for each currency', () => {
    const orders = [
      { totals: [cny(100)], about: ghs(160) },
      { totals: [cny(250), ghs(30)], about: ghs(430) },
    ];
    expect(sumOfOrders(orders)).toEqual({ totals: [cny(350), ghs(30)], about: [ghs(590)] });
  });

  it('has no local amount if one order lacks it', () => {
    const orders = [
      { totals: [cny(100)], about: ghs(160) },
      { totals: [ghs(30)], about: null },
    ];
    expect(sumOfOrders(orders)).toEqual({ totals: [cny(100), ghs(30)], about: [] });
  });
});
