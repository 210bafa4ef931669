import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, exchangeRatio } from '@/lib/billing/exchange';

const TABLE = { SAR: 1.92, MAD: 0.72, UGX: 0.0019, GHS: 0.62 };

describe('exchange', () => {
  it.each([
    [{ currency: 'SAR', minor: 10_000 }, 'CNY', 19_200],
    [{ currency: 'CNY', minor: 19_200 }, 'SAR', 10_000],
    [{ currency: 'UGX', minor: 100_000 }, 'CNY', 19_000],
    [{ currency: 'CNY', minor: 19_000 }, 'UGX', 100_000],
    [{ currency: 'SAR', minor: 300 }, 'MAD', 800],
    [{ currency: 'MAD', minor: 123 }, 'MAD', 123],
    [{ currency: 'CNY', minor: 123 }, 'CNY', 123],
    [{ currency: 'GHS', minor: 1 }, 'CNY', 1],
  ])('converts %j to %s', (amount, currency, minor) => {
    expect(convert(amount, currency, TABLE)).toEqual({ currency, minor });
  });

  it('requires a usable rate', () => {
    for (const rate of [0, -1, Number.NaN, Infinity])
      expect(convert({ currency: 'NGN', minor: 1 }, 'CNY', { NGN: rate })).toBeNull();
    expect(convert({ currency: 'NGN', minor: 1 }, 'CNY', TABLE)).toBeNull();
    expect(convert({ currency: 'CNY', minor: 1 }, 'NGN', TABLE)).toBeNull();
    expect(exchangeRatio('constructor', 'CNY', TABLE)).toBeNull();
  });

  it('loses less than a minor unit of the coarser currency there and back', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (minor) => {
        const there = convert({ currency: 'UGX', minor }, 'CNY', TABLE)!;
        const back = convert(there, 'UGX', TABLE)!;
        // Half a fen is 2.63 shillings, rounded to 3.
        expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
