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

describe('rules of the ways to and from the shelf', () => {
  it('tell no customs where nothing crosses a border, and no cash where nobody pays', () => {
    expect(kinds('fulfilment', 'SA').filter((kind) => kind.startsWith('customs'))).toEqual([]);
    expect(kinds('head', 'SA')).toContain('customs-saudi-arabia');
    expect(kinds('head', 'SA')).not.toContain('cash-on-delivery');
    expect(commonRules(PRODUCTS.head, 'CN')).not.toContain('cashAbroad');
    expect(commonRules(PRODUCTS.fulfilment, 'CN')).toContain('cashAbroad');
  });

  it('keep the first mile to what happens in China', () => {
    expect(kinds('firstDelivery', 'SA')).toEqual(['size', 'compensation']);
    expect(commonRules(PRODUCTS.firstDelivery, 'EG')).not.toContain('workingDays');
  });
});

it('has words for all goods that may and may not travel, and for no others', () => {
  expect(Object.keys(english.goods.never).sort()).toEqual([...NEVER].sort());
  expect(Object.keys(english.goods.may).sort()).toEqual([...new Set(Object.values(WELCOME).flat())].sort());
});

it('serves one country, from China the ten others, and the first mile China', () => {
  expect(areasServed(PRODUCTS.special, 'UG')).toEqual(['UG']);
  expect(areasServed(PRODUCTS.express, 'CN')).toEqual(['CN']);
  expect(areasServed(PRODUCTS.firstDelivery, 'KE')).toEqual(['CN']);
  expect(areasServed(PRODUCTS.special, 'CN')).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
});
