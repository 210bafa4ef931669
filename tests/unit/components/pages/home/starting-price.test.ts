import { describe, expect, it } from 'vitest';
import { startingPrice } from '@/components/pages/home/starting-price';
import type { RateView } from '@/lib/contract/quotes/quotes';

const rate = (
  service: RateView['service'],
  destinationCountry: RateView['destinationCountry'],
  minor: number,
  currency = 'CNY',
) => ({ service, destinationCountry, firstKgMinor: minor, currency }) as RateView;
const RATES = [
  rate('intl-straight-special', 'GH', 9000),
  rate('intl-straight-special', 'GH', 7500),
  rate('intl-straight-special', 'PK', 5200),
  rate('local-standard', 'GH', 2500, 'GHS'),
  rate('local-standard', 'CN', 1200),
];

describe('startingPrice', () => {
  it('is the cheapest first kilogram of the service to the country', () => {
    expect(startingPrice(RATES, 'intl-straight-special', 'GH')).toEqual({ currency: 'CNY', minor: 7500 });
    expect(startingPrice(RATES, 'local-standard', 'GH')).toEqual({ currency: 'GHS', minor: 2500 });
  });

  it('is the cheapest destination from China, and the domestic rate within China', () => {
    expect(startingPrice(RATES, 'intl-straight-special', 'CN')).toEqual({ currency: 'CNY', minor: 5200 });
    expect(startingPrice(RATES, 'local-standard', 'CN')).toEqual({ currency: 'CNY', minor: 1200 });
  });

  it('compares no different currencies, and is null without a row in the tariff', () => {
    const ratesInTwoCurrencies = [...RATES, rate('intl-straight-special', 'GH', 100, 'USD')];
    expect(startingPrice(ratesInTwoCurrencies, 'intl-straight-special', 'GH')).toEqual({
      currency: 'CNY',
      minor: 7500,
    });
    expect(startingPrice(RATES, 'business-express', 'GH')).toBeNull();
  });
});
