import { describe, expect, it } from 'vitest';
import { calculatorLink, provinceOf } from '@/components/pages/product/data/calculator-link';
import {
  MAIN_CITY_CODES,
  exampleDestination,
  exampleRequest,
  sampleOrdersValue,
} from '@/components/pages/product/data/example';
import { PRODUCT_KEYS, type ProductKey } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { readQuoteDraft, requestOfQuoteDraft } from '@/components/sending/quote/quote-draft';
import { MAX_CASH_ON_DELIVERY } from '@/lib/billing/constants';
import { convert } from '@/lib/billing/exchange';
import { moneyOf } from '@/lib/billing/money';
import { parcelViolations } from '@/lib/billing/weight';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { formatPrefix } from '@/lib/market/prefix';
import exchange from '@/lib/server/programs/seed/data/exchange-rates.json';
import mainCities from '@/lib/server/programs/seed/data/main-cities.json';

const CNY_PER_UNIT = Object.fromEntries(exchange.rates.map(({ currency, cnyPerUnit }) => [currency, cnyPerUnit]));

const PRICED = PRODUCT_KEYS.filter((key) => PRODUCTS[key].example);

function requestFor(key: ProductKey, country: Country) {
  const { example, reach } = PRODUCTS[key];
  return exampleRequest(example!, exampleDestination(reach, country));
}

describe.each(PRICED)('the example of %s', (key) => {
  it.each(COUNTRIES)('is a valid request for the calculator of %s', (country) => {
    const request = requestFor(key, country);
    expect(QuoteRequest.parse(request)).toMatchObject(request);
    expect(request.parcels.flatMap(parcelViolations)).toEqual([]);
  });

  it.each(COUNTRIES)('has a link that the calculator of %s reads as the same request', (country) => {
    const request = requestFor(key, country);
    const link = calculatorLink(formatPrefix({ country, language: 'en' }), request);
    const { searchParams } = new URL(link, 'http://test.invalid');
    const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
    const draft = readQuoteDraft(query, country);
    expect(draft.isSubmitted).toBe(true);
    expect(requestOfQuoteDraft(draft)).toEqual(request);
  });
});

describe('the place and amount of an example', () => {
  it.each(COUNTRIES)('names an existing main city of %s', (country) => {
    const { cities } = mainCities.find((entry) => entry.country === country)!;
    expect(cities).toContain(MAIN_CITY_CODES[country]);
    expect(MAIN_CITY_CODES[country].startsWith(`${provinceOf(MAIN_CITY_CODES[country])}-`)).toBe(true);
  });

  it.each(COUNTRIES)('includes an order of %s that cash on delivery may collect', (country) => {
    const inCny = convert(sampleOrdersValue(country, 1), 'CNY', CNY_PER_UNIT)!;
    expect(inCny.minor).toBeGreaterThan(moneyOf('CNY', 250).minor);
    expect(inCny.minor).toBeLessThan(moneyOf('CNY', MAX_CASH_ON_DELIVERY).minor);
  });

  it('leads to the page’s market, from China to another one, or stays there', () => {
    expect(exampleDestination('abroad', 'KE')).toBe('KE');
    expect(exampleDestination('abroad', 'CN')).toBe('GH');
    expect(exampleDestination('local', 'CN')).toBe('CN');
    expect(exampleDestination('store', 'CN')).toBe('GH');
    expect(exampleDestination('shelf', 'CN')).toBe('GH');
    expect(exampleDestination('origin', 'KE')).toBe('CN');
  });

  it('states goods in the currency of the destination', () => {
    for (const country of COUNTRIES.filter((code) => code !== 'CN')) {
      const [parcel] = requestFor('small', country).parcels;
      expect(parcel!.goodsValue?.currency).toBe(MARKETS[country].currency);
      expect(parcel!.cashOnDelivery).toEqual(parcel!.goodsValue);
    }
  });

  it('rejects an international line from China to China', () => {
    expect(() => exampleRequest(PRODUCTS.special.example!, 'CN')).toThrow(RangeError);
  });
});
