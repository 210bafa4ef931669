import { describe, expect, it } from 'vitest';
import { HOME_PRODUCTS } from '@/components/pages/home/home-products';
import { routeNamed } from '@/lib/routing/routes';
import english from '@/messages/en/home.json';

describe('the list of products', () => {
  it('states the working days of §9', () => {
    expect(Object.fromEntries(HOME_PRODUCTS.map(({ key, days }) => [key, `${days.minDays}-${days.maxDays}`]))).toEqual({
      special: '4-8',
      eParcel: '5-10',
      business: '5-10',
      warehouse: '1-3',
      local: '1-3',
    });
  });

  it('has texts for every product and an existing route', () => {
    for (const { key, page } of HOME_PRODUCTS) {
      expect(english.products[key].name).toBeTruthy();
      expect(routeNamed(page).path).toMatch(/^(product|service)\//);
    }
  });
});
