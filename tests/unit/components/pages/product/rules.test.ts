import { describe, expect, it } from 'vitest';
import { marketFacts } from '@/components/parts/facts/market-facts';
import { REFUSED_GOODS, ACCEPTED_GOODS } from '@/components/pages/product/data/goods';
import { areasServed } from '@/components/pages/product/data/product-ld';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { COMMON_RULES } from '@/components/pages/product/data/common-rules';
import { COUNTRIES } from '@/lib/market/country';
import english from '@/messages/en/product.json';

describe('the list of rules', () => {
  it('states cash on delivery once in every market, and customs if the market has any', () => {
    for (const country of COUNTRIES)
      expect(
        marketFacts(country).filter(({ kind }) => kind === 'cash-on-delivery'),
        country,
      ).toHaveLength(1);
    expect(marketFacts('SA').map(({ kind }) => kind)).toContain('customs-saudi-arabia');
    expect(marketFacts('GH').filter(({ kind }) => kind.startsWith('customs'))).toEqual([]);
  });

  it('has exactly the texts of the rules', () => {
    expect(Object.keys(english.rules).sort()).toEqual([...COMMON_RULES].sort());
  });
});

it('there are texts for exactly the listed goods', () => {
  expect(Object.keys(english.goods.never).sort()).toEqual([...REFUSED_GOODS].sort());
  expect(Object.keys(english.goods.may).sort()).toEqual([...ACCEPTED_GOODS].sort());
});

it('a product serves one country, from China the ten others, and the first mile China', () => {
  expect(areasServed(PRODUCTS.special, 'UG')).toEqual(['UG']);
  expect(areasServed(PRODUCTS.express, 'CN')).toEqual(['CN']);
  expect(areasServed(PRODUCTS.firstDelivery, 'KE')).toEqual(['CN']);
  expect(areasServed(PRODUCTS.special, 'CN')).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
});
