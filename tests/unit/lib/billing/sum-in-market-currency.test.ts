import { describe, expect, it } from 'vitest';
import { sumInMarketCurrency, rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import { cny } from '../../../fixtures/amounts';

const CEDI = { currency: 'GHS', cnyPerUnit: 0.66, ratesOf: '2026-11-16' };

describe("a price in the market's own money", () => {
  it('is the sum of its amounts', () => {
    expect(sumInMarketCurrency([cny(6600)], CEDI)).toEqual({ currency: 'GHS', minor: 10000 });
    expect(sumInMarketCurrency([cny(6600), { currency: 'GHS', minor: 500 }], CEDI)).toEqual({
      currency: 'GHS',
      minor: 10500,
    });
  });

  it('is absent if the price is in it, or without a rate', () => {
    expect(sumInMarketCurrency([{ currency: 'GHS', minor: 500 }], CEDI)).toBeUndefined();
    expect(sumInMarketCurrency([cny(6600)], undefined)).toBeUndefined();
    // Saudi riyals need a separate rate.
    expect(sumInMarketCurrency([cny(6600), { currency: 'SAR', minor: 100 }], CEDI)).toBeUndefined();
  });

  it('has the rate of the quote', () => {
    const about = { total: { currency: 'GHS', minor: 10000 }, cnyPerUnit: 0.66, ratesOf: '2026-11-16' };
    expect(rateOfTotal(about)).toEqual(CEDI);
    expect(rateOfTotal(undefined)).toBeUndefined();
  });
});
