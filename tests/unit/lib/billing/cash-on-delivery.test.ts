import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCashOnDelivery, cashOnDeliveryCap, feeBeyondPrice } from '@/lib/billing/cash-on-delivery';
import { cny, ghs } from '../../../fixtures/amounts';

const RATES = { NGN: 0.0047, UGX: 0.0019, SAR: 1.92, GHS: 0.62 };

describe('fee', () => {
  it.each([
    [cny(100_000), 3000],
    [cny(150_000), 4500],
    [cny(16_667), 500],
    [cny(16_684), 501],
    [cny(16_000), 500],
    [cny(1), 500],
    [cny(0), 0],
    [{ currency: 'SAR', minor: 50_000 }, 2880],
    [{ currency: 'UGX', minor: 500_000 }, 2850],
    [{ currency: 'NGN', minor: 20_000_000 }, 2820],
  ])('charges, for collecting %j, %i fen', (collected, fee) => {
    expect(priceCashOnDelivery(collected, RATES)).toMatchObject({ ok: true, fee: cny(fee) });
  });

  it('uses the amount in CNY, which is returned', () => {
    expect(priceCashOnDelivery({ currency: 'SAR', minor: 50_000 }, RATES)).toEqual({
      ok: true,
      collectedCny: cny(96_000),
      fee: cny(2880),
    });
  });

  it('is at least 5 CNY, monotonic, and 3 % to the fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150_000 }), fc.integer({ min: 0, max: 1000 }), (minor, more) => {
        const fee = (amount: number) => {
          const outcome = priceCashOnDelivery(cny(Math.min(amount, 150_000)), RATES);
          return outcome.ok ? outcome.fee.minor : Number.NaN;
        };
        expect(fee(minor)).toBeGreaterThanOrEqual(500);
        expect(fee(minor + more)).toBeGreaterThanOrEqual(fee(minor));
        if (fee(minor) > 500) expect(Math.abs(fee(minor) * 100 - minor * 3)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('cap of one collection', () => {
  it.each([
    ['CNY', 150_000],
    ['SAR', 78_125],
    ['UGX', 789_473],
    ['GHS', 241_935],
  ])('allows in %s %i minor units', (currency, minor) => {
    expect(cashOnDeliveryCap(currency, RATES)).toEqual({ currency, minor });
  });

  it('is exceeded by one minor unit more, with the maximum in the error', () => {
    expect(priceCashOnDelivery({ currency: 'SAR', minor: 78_126 }, RATES)).toEqual({
      ok: false,
      violation: {
        code: 'cash-on-delivery-over-cap',
        field: 'cashOnDelivery',
        params: { cap: 1500, capCurrency: 'CNY', most: 781.25, currency: 'SAR' },
      },
    });
  });

  it('accepts exactly its amount at any rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 20, noNaN: true }), fc.constantFrom('UGX', 'GHS'), (rate, currency) => {
        const table = { [currency]: rate };
        const cap = cashOnDeliveryCap(currency, table)!;
        expect(priceCashOnDelivery(cap, table).ok).toBe(true);
        expect(priceCashOnDelivery({ currency, minor: cap.minor + 1 }, table).ok).toBe(false);
      }),
    );
  });

  it('requires a rate', () => {
    expect(cashOnDeliveryCap('KES', RATES)).toBeNull();
    expect(priceCashOnDelivery({ currency: 'KES', minor: 100 }, RATES)).toEqual({
      ok: false,
      violation: { code: 'exchange-rate-missing', field: 'cashOnDelivery', params: { currency: 'KES' } },
    });
  });
});

describe('fee beyond the price', () => {
  it.each([
    // 500 GHS are 310 CNY, so 9.30 CNY, which the price contained.
    ['the ordered amount', 50_000, 930, 0],
    // 1,000 GHS are 620 CNY: 18.60 CNY less 9.30 CNY is 15 GHS.
    ['more than was ordered', 100_000, 930, 1500],
    // 200 GHS are 124 CNY: 5 CNY at least, less 9.30 CNY is minus 6.94 GHS.
    ['less than was ordered', 20_000, 930, -694],
    // Collecting nothing costs nothing: 9.30 CNY are 15 GHS.
    ['nothing', 0, 930, -1500],
    ['nothing, and nothing was ordered', 0, null, 0],
    ['an amount that nobody ordered', 50_000, null, 1500],
    // 5,000 GHS are 3,100 CNY, above the cap: 93 CNY.
    ['an amount above the cap', 500_000, null, 15_000],
  ])('is charged for %s', (_, collected, priced, fee) => {
    expect(feeBeyondPrice(ghs(collected), priced === null ? null : cny(priced), RATES)).toEqual(ghs(fee));
  });

  it('is zero without a rate', () => {
    expect(feeBeyondPrice(ghs(100), null, {})).toEqual(ghs(0));
  });
});
