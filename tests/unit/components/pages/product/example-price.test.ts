import { describe, expect, it } from 'vitest';
import { exampleDestination, exampleRequest } from '@/components/pages/product/data/example';
import { PRODUCT_KEYS, type ProductKey } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { majorUnits, type Money } from '@/lib/billing/money';
import { quote, type Quote } from '@/lib/billing/quote';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import { COUNTRIES } from '@/lib/market/country';
import exchange from '@/lib/server/programs/seed/data/exchange-rates.json';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { ratesOf } from '../../../support/render';

const cnyPerUnit = Object.fromEntries(exchange.rates.map(({ currency, cnyPerUnit: rate }) => [currency, rate]));

/** The page's example, priced by the code that prices a visitor's own parcel, at the seed's rates. */
function priceOf(key: ProductKey, country: Country): Quote {
  const { example, reach } = PRODUCTS[key];
  const to = exampleDestination(reach, country);
  const request = exampleRequest(example!, to);
  const rate = ratesOf('en', to).find((row) => row.service === request.service && row.zone === 'main')!;
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
    customer: request.customer,
    cnyPerUnit,
  });
}

const amounts = (totals: readonly Money[]) => totals.map((total) => `${total.currency} ${majorUnits(total)}`);
const noteOf = (priced: Quote, code: string) => priced.lines.find((line) => line.code === code)?.params;

describe.each(PRODUCT_KEYS.filter((key) => PRODUCTS[key].example))('the example of %s', (key) => {
  it.each(COUNTRIES)('has a price in %s and no violation', (country) => {
    const price = priceOf(key, country);
    expect(price.violations).toEqual([]);
    expect(price.totals.every(({ minor }) => minor > 0)).toBe(true);
  });
});

describe('an example at the seed rates', () => {
  it.each([
    // 66; 3 % of 450 GHS, which are 297 CNY.
    ['small', 'GH', ['CNY 74.91']],
    // Two kilograms at 75.
    ['special', 'GH', ['CNY 150']],
    // Two cartons of 20 kg at 68 a kilogram.
    ['business', 'GH', ['CNY 2720']],
    // At 95 MAD a kilogram. The goods of each carton are above the threshold, and a company imports.
    ['business', 'MA', ['MAD 3800', 'CNY 600']],
  ] as const)('has a price for %s in %s: %s', (key, country, totals) => {
    expect(amounts(priceOf(key, country).totals).sort()).toEqual([...totals].sort());
  });

  it('states VAT of the receiver in Saudi Arabia, and no clearance fee below the threshold', () => {
    expect(amounts(priceOf('special', 'SA').receiverTotals)).toEqual(['SAR 22.5']);
    expect(amounts(priceOf('business', 'SA').receiverTotals)).toEqual(['SAR 225']);
  });

  it('limits compensation to the value of cheap goods', () => {
    expect(noteOf(priceOf('special', 'GH'), 'compensation')).toMatchObject({ limit: 297, currency: 'CNY' });
  });
});
