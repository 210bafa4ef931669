import { describe, expect, it } from 'vitest';
import { exampleDestination, exampleRequest } from '@/components/product/example';
import { PRODUCT_KEYS, type ProductKey } from '@/components/product/product';
import { PRODUCTS } from '@/components/product/products';
import { majorUnits, type Money } from '@/lib/billing/money';
import { quote, type Quote } from '@/lib/billing/quote';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import { COUNTRIES } from '@/lib/market/country';
import exchange from '@/lib/server/seed/data/exchange-rates.json';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { ratesOf } from './render';

const cnyPerUnit = Object.fromEntries(exchange.rates.map(({ currency, cnyPerUnit: rate }) => [currency, rate]));

/** The page's example, priced by the code that prices a visitor's own parcel, at the seed's rates. */
function priceOf(key: ProductKey, country: Country): Quote {
  const { example, reach } = PRODUCTS[key];
  const to = exampleDestination(reach, country);
  const request = exampleRequest(example, to);
  const zone = request.kind === 'international' ? 'main' : request.toCityCode ? 'same-city' : 'inter-city';
  const rate = ratesOf('en', to).find((row) => row.service === request.service && row.zone === zone)!;
  return quote({
    kind: request.kind,
    service: BILLING_SERVICE[request.service],
    destinationCountry: to,
    remoteArea: false,
    rate,
    parcels: withOwnAmounts(request),
    protection: null,
    pickup: null,
    goods: 'general',
    handover: 'guangzhou',
    customer: request.kind === 'international' ? request.customer : 'individual',
    cnyPerUnit,
  });
}

const amounts = (totals: readonly Money[]) => totals.map((total) => `${total.currency} ${majorUnits(total)}`);
const noteOf = (priced: Quote, code: string) => priced.lines.find((line) => line.code === code)?.params;

describe.each(PRODUCT_KEYS)('the example of %s', (key) => {
  it.each(COUNTRIES)('has a price in %s, and nothing against it', (country) => {
    const priced = priceOf(key, country);
    expect(priced.violations).toEqual([]);
    expect(priced.totals.every(({ minor }) => minor > 0)).toBe(true);
  });
});

describe('examples at the rates of the seed', () => {
  it.each([
    // Three pieces of 25 kg between cities: 3 x (45 + 24 x 8).
    ['large', 'GH', ['GHS 711']],
    // Four cartons of 25 kg at 68 a kilogram.
    ['head', 'GH', ['CNY 6800']],
    // At 95 MAD a kilogram; the goods of each carton are above the threshold, and a company imports.
    ['head', 'MA', ['MAD 9500', 'CNY 1200']],
    // 45 + 8; 3 % of 450 GHS, which are 297 CNY.
    ['fulfilment', 'GH', ['GHS 53', 'CNY 8.91']],
    ['promise', 'GH', ['GHS 33']],
    // One kilogram on the scale, two by volume: 66 + 58.
    ['smallPac', 'GH', ['CNY 124']],
    ['small', 'GH', ['CNY 74.91']],
    // Collected within Guangzhou wherever the page is read: 12 + 9 x 2.
    ['firstDelivery', 'GH', ['CNY 30']],
    ['firstDelivery', 'TR', ['CNY 30']],
  ] as const)('%s in %s: %s', (key, country, totals) => {
    expect(amounts(priceOf(key, country).totals).sort()).toEqual([...totals].sort());
  });

  it('tells what the receiver may owe in Saudi Arabia: VAT, and no clearance fee while each carton is below the threshold', () => {
    expect(amounts(priceOf('smallPac', 'SA').receiverTotals)).toEqual(['SAR 22.5']);
    expect(amounts(priceOf('head', 'SA').receiverTotals)).toEqual(['SAR 450']);
  });

  it('bills the light box by its volume', () => {
    expect(priceOf('smallPac', 'KE').chargeable).toEqual([{ actualKg: 1, volumetricKg: 2, chargeableKg: 2 }]);
  });

  it('shows the limit of compensation where the goods are worth more, and their value where they are not', () => {
    expect(noteOf(priceOf('promise', 'GH'), 'compensation')).toMatchObject({ limit: 300, currency: 'CNY' });
    expect(noteOf(priceOf('smallPac', 'GH'), 'compensation')).toMatchObject({ limit: 297, currency: 'CNY' });
    for (const country of COUNTRIES)
      expect(noteOf(priceOf('promise', country), 'compensation'), country).toMatchObject({ limit: 300 });
  });
});
