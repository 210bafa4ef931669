import { describe, expect, it } from 'vitest';
import { NEVER, WELCOME } from '@/components/product/goods';
import { areasServed } from '@/components/product/product-ld';
import { PRODUCTS } from '@/components/product/products';
import { commonRules, marketRules } from '@/components/product/rule-keys';
import { COUNTRIES } from '@/lib/market/country';
import english from '@/messages/en/product.json';

const kinds = (key: keyof typeof PRODUCTS, country: (typeof COUNTRIES)[number]) =>
  marketRules(PRODUCTS[key], country).map(({ kind }) => kind);

describe('rules of a market', () => {
  it('tells customs where a border is crossed, and only in the country that has the rule', () => {
    expect(kinds('special', 'MA')).toEqual(expect.arrayContaining(['customs-morocco', 'no-surcharges']));
    expect(kinds('warehouse', 'SA')).toContain('customs-saudi-arabia');
    expect(kinds('express', 'AE')).not.toContain('customs-emirates');
    expect(kinds('special', 'GH').filter((kind) => kind.startsWith('customs'))).toEqual([]);
  });

  it('names the currency of cash on delivery, except on parcels that leave China', () => {
    expect(kinds('small', 'NG')).toContain('cash-on-delivery');
    expect(kinds('standard', 'CN')).toContain('cash-on-delivery');
    expect(kinds('small', 'CN')).not.toContain('cash-on-delivery');
    expect(commonRules(PRODUCTS.small, 'CN')).toContain('cashAbroad');
    expect(commonRules(PRODUCTS.standard, 'CN')).not.toContain('cashAbroad');
  });

  it('gives business express the limits of a consignment instead of a parcel’s', () => {
    expect(kinds('business', 'KE')).not.toContain('size');
    expect(commonRules(PRODUCTS.business, 'KE')).toContain('consignment');
    expect(commonRules(PRODUCTS.special, 'KE')).not.toContain('consignment');
  });

  it('hands over in Guangzhou only what goes abroad', () => {
    expect(commonRules(PRODUCTS.special, 'TR')).toEqual(expect.arrayContaining(['handOver', 'returned']));
    expect(commonRules(PRODUCTS.express, 'TR')).toEqual(['attempts', 'workingDays', 'remote']);
  });
});

it('has words for all goods that may and may not travel, and for no others', () => {
  expect(Object.keys(english.goods.never).sort()).toEqual([...NEVER].sort());
  expect(Object.keys(english.goods.may).sort()).toEqual([...new Set(Object.values(WELCOME).flat())].sort());
});

it('serves one country, and from China the ten others', () => {
  expect(areasServed(PRODUCTS.special, 'UG')).toEqual(['UG']);
  expect(areasServed(PRODUCTS.express, 'CN')).toEqual(['CN']);
  expect(areasServed(PRODUCTS.special, 'CN')).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
});
