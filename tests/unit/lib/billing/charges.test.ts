import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { compensationFor, compensationLimit } from '@/lib/billing/compensation';
import { freightFor } from '@/lib/billing/freight';
import { deliveryAttemptFee, isFreeAttempt, returnDecisionDeadline } from '@/lib/billing/redelivery';
import type { Handover } from '@/lib/billing/handovers';
import { surchargeLines, surchargePerKg, type Goods } from '@/lib/billing/surcharges';
import { cny } from '../../../fixtures/amounts';

describe('freight', () => {
  const rate = { currency: 'CNY', firstKgMinor: 8500, additionalKgMinor: 6250 };

  it.each([
    [1, 8500],
    [2, 14_750],
    [30, 189_750],
  ])('costs, for %i kg, %i fen', (kg, minor) => {
    expect(freightFor(rate, kg)).toEqual(cny(minor));
  });

  it('preserves the currency of the rate', () => {
    expect(freightFor({ currency: 'MAD', firstKgMinor: 12_000, additionalKgMinor: 9000 }, 3)).toEqual({
      currency: 'MAD',
      minor: 30_000,
    });
  });

  it('rejects weights that cannot be charged', () => {
    for (const kg of [0, -1, 1.5, Number.NaN]) expect(() => freightFor(rate, kg)).toThrow(RangeError);
  });
});

describe('surcharge', () => {
  it.each([
    ['phone-tablet', 'hong-kong', 2500],
    ['phone-tablet', 'guangzhou', 3500],
    ['brand-sensitive', 'hong-kong', 1500],
    ['brand-sensitive', 'guangzhou', 1500],
  ] as [Goods, Handover, number][])(
    '%s handed over in %s: %i fen a kg, not to Morocco and Saudi Arabia',
    (goods, handover, perKg) => {
      expect(surchargePerKg(goods, handover)).toEqual(cny(perKg));
      for (const destinationCountry of COUNTRIES) {
        const lines = surchargeLines({ goods, handover, destinationCountry, chargeableKg: 7 });
        expect(lines).toHaveLength(1);
        const exempt = destinationCountry === 'MA' || destinationCountry === 'SA';
        expect(lines[0]).toMatchObject(
          exempt
            ? { code: 'surcharge-exempt', amount: null, params: { goods, country: destinationCountry } }
            : {
                code: `${goods}-surcharge`,
                amount: cny(perKg * 7),
                params: { kg: 7, perKg: perKg / 100, currency: 'CNY' },
              },
        );
      }
    },
  );

  it('is zero for general goods', () => {
    expect(surchargePerKg('general', 'hong-kong')).toBeNull();
    expect(
      surchargeLines({ goods: 'general', handover: 'guangzhou', destinationCountry: 'NG', chargeableKg: 30 }),
    ).toEqual([]);
  });
});

describe('compensation', () => {
  const freight = { currency: 'MAD', minor: 30_000 };
  const rates = { NGN: 0.0047, MAD: 0.72 };

  it.each([
    [10_000, 10_000],
    [30_000, 30_000],
    [30_001, 30_000],
    [0, 0],
  ])('is, for goods worth %i fen, the freight and %i fen', (value, goods) => {
    expect(compensationFor(freight, cny(value), rates)).toEqual({ freightRefund: freight, goods: cny(goods) });
  });

  it('uses the value in CNY', () => {
    expect(compensationLimit({ currency: 'NGN', minor: 1_000_000 }, rates)).toEqual(cny(4700));
    expect(compensationFor(freight, { currency: 'KES', minor: 100 }, rates)).toBeNull();
  });

  it('is the full limit while the value is unknown', () => {
    expect(compensationLimit(undefined, rates)).toEqual(cny(30_000));
    expect(compensationLimit(null, rates)).toEqual(cny(30_000));
    expect(compensationLimit({ currency: 'KES', minor: 100 }, rates)).toEqual(cny(30_000));
  });
});

describe('re-delivery', () => {
  it.each([
    [1, '2026-05-04', 0],
    [2, '2026-05-05', 0],
    [3, '2026-05-09', 0],
    [3, '2026-05-10', 4000],
    [2, '2026-05-10', 4000],
    [4, '2026-05-05', 4000],
    [9, '2026-05-20', 4000],
  ])('costs at attempt %i on %s %i fen after a first one on 4 May', (number, attemptOn, fee) => {
    expect(deliveryAttemptFee({ number, firstAttemptOn: '2026-05-04', attemptOn })).toEqual(cny(fee));
  });

  it('never becomes free again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(20), (number, day) => {
        const attemptOn = `2026-05-${String(4 + day).padStart(2, '0')}`;
        const attempt = { number, firstAttemptOn: '2026-05-04', attemptOn };
        if (!isFreeAttempt(attempt)) expect(isFreeAttempt({ ...attempt, number: number + 1 })).toBe(false);
        expect(isFreeAttempt(attempt)).toBe(number <= 3 && day <= 5);
      }),
    );
  });

  it('allows ten calendar days to decide on a return, across months, years and leap days', () => {
    expect(returnDecisionDeadline('2026-05-04')).toBe('2026-05-14');
    expect(returnDecisionDeadline('2026-12-25')).toBe('2027-01-04');
    expect(returnDecisionDeadline('2028-02-25')).toBe('2028-03-06');
    expect(() => returnDecisionDeadline('2026-02-30')).toThrow(RangeError);
  });
});
