import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '@/lib/billing/exchange';
import { moneyOf } from '@/lib/billing/money';
import { priceProtection, uncoveredAmountOf } from '@/lib/billing/price-protection';

const RATES = { GHS: 0.66, UGX: 0.0019 };
const TERMS = { percent: 1, minimumMinor: 500, capMinor: 2_000_000 };

describe('uncoveredAmountOf (§1, §9)', () => {
  it('is zero up to CNY 300 a waybill', () => {
    expect(uncoveredAmountOf(moneyOf('GHS', 454.54), TERMS, RATES)).toBeNull();
    expect(uncoveredAmountOf(moneyOf('CNY', 300), TERMS, RATES)).toBeNull();
    expect(uncoveredAmountOf(moneyOf('CNY', 300.01), TERMS, RATES)?.protection?.fee).toEqual(moneyOf('CNY', 5));
  });

  it('has no price without an offer of protection, and is absent without an exchange rate', () => {
    expect(uncoveredAmountOf(moneyOf('GHS', 2000), null, RATES)).toEqual({
      covered: moneyOf('CNY', 300),
      protection: null,
    });
    expect(uncoveredAmountOf(moneyOf('TRY', 90_000), TERMS, RATES)).toBeNull();
  });

  it('has the price of its insurance, never above the cap or the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom('GHS', 'UGX'), (minor, currency) => {
        const value = { currency, minor };
        const cover = uncoveredAmountOf(value, TERMS, RATES);
        const worth = convert(value, 'CNY', RATES)!.minor;
        expect(cover === null).toBe(worth <= 30_000);
        if (!cover) return;
        const { insured, fee } = cover.protection!;
        expect(insured.minor).toBeLessThanOrEqual(minor);
        expect(priceProtection(insured, value, TERMS, RATES)).toMatchObject({ ok: true, fee });
      }),
    );
  });
});
