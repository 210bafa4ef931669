import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  isMore,
  majorUnits,
  maxMoney,
  minMoney,
  minorDigits,
  money,
  moneyOf,
  multiply,
  sumByCurrency,
} from '@/lib/billing/money';
import { decimalRatio, inverse, percent } from '@/lib/billing/ratio';
import { cny } from '../../../fixtures/amounts';

describe('an amount in minor units', () => {
  it('has no digits for the Ugandan shilling and two elsewhere', () => {
    expect(minorDigits('UGX')).toBe(0);
    for (const currency of ['CNY', 'GHS', 'NGN', 'KES', 'MAD', 'EGP', 'PKR', 'SAR', 'AED', 'TRY']) {
      expect(minorDigits(currency)).toBe(2);
    }
    expect(minorDigits('constructor')).toBe(2);
  });

  it.each([
    ['CNY', 12.5, 1250],
    ['CNY', 1.005, 101],
    ['CNY', 0.0049, 0],
    ['UGX', 500, 500],
    ['UGX', 0.5, 1],
  ])('%s %d is %i', (currency, major, minor) => {
    expect(moneyOf(currency, major)).toEqual({ currency, minor });
  });

  it('converts back to major units', () => {
    expect(majorUnits(cny(1250))).toBe(12.5);
    expect(majorUnits({ currency: 'UGX', minor: 1250 })).toBe(1250);
  });

  it('is an exact integer', () => {
    for (const minor of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => money('CNY', minor)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('never mixes currencies', () => {
    const sar = { currency: 'SAR', minor: 1 };
    for (const operation of [add, isMore, maxMoney, minMoney]) expect(() => operation(cny(1), sar)).toThrow(RangeError);
    expect(sumByCurrency([cny(1), sar, cny(2)])).toEqual([cny(3), sar]);
    expect(sumByCurrency([])).toEqual([]);
  });

  it('returns the larger and the smaller', () => {
    expect({ maxMoney: maxMoney(cny(1), cny(2)), minMoney: minMoney(cny(1), cny(2)) }).toEqual({
      maxMoney: cny(2),
      minMoney: cny(1),
    });
    expect(isMore(cny(2), cny(1))).toBe(true);
    expect(isMore(cny(1), cny(1))).toBe(false);
  });

  it.each([
    [50, 3, 2],
    [49, 3, 1],
    [150, 3, 5],
    [-50, 3, -2],
    [0, 3, 0],
    [100, 0, 0],
    [-1, 3, 0],
  ])('multiplies %i fen by %i %% to %i', (minor, rate, result) => {
    expect(multiply(cny(minor), percent(rate))).toEqual(cny(result));
  });

  it('gives the same sum in any order', () => {
    const amounts = fc.array(fc.record({ currency: fc.constantFrom('CNY', 'SAR', 'UGX'), minor: fc.nat() }));
    fc.assert(
      fc.property(amounts, (list) => {
        for (const { currency, minor } of sumByCurrency(list)) {
          const same = list.filter((amount) => amount.currency === currency);
          expect(minor).toBe(same.reduce((sum, amount) => sum + amount.minor, 0));
        }
        expect(new Set(sumByCurrency(list).map(({ currency }) => currency)).size).toBe(sumByCurrency(list).length);
      }),
    );
  });

  it('rounds to the nearest unit and up from the half', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(1000), (minor, rate) => {
        const exact = BigInt(minor) * BigInt(rate);
        const distance = BigInt(multiply(cny(minor), percent(rate)).minor) * 100n - exact;
        expect(distance > -50n && distance <= 50n).toBe(true);
      }),
    );
  });
});

describe('a ratio', () => {
  it.each([
    [0.0455, 455n, 10_000n],
    [1e-7, 1n, 10_000_000n],
    [2.5e21, 2_500_000_000_000_000_000_000n, 1n],
    [12, 12n, 1n],
  ])('%d is the decimal as written', (value, numerator, denominator) => {
    expect(decimalRatio(value)).toEqual({ numerator, denominator });
  });

  it('is finite, not negative, and zero has no inverse', () => {
    for (const value of [-1, Number.NaN, Infinity]) expect(() => decimalRatio(value)).toThrow(RangeError);
    expect(() => inverse(decimalRatio(0))).toThrow(RangeError);
  });
});
