import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeableKg,
  parcelViolations,
  parcelWeight,
  volumetricKg,
  type PackedMeasures,
  sumOfWeights,
} from '@/lib/billing/weight';
import { serviceViolations } from '@/lib/billing/service-violations';
import { ParcelSize as ParcelSchema } from '@/lib/contract/quotes/quotes';
import { roundToGram } from '@/lib/market/round-measure';

const parcel = (weightKg: number, lengthCm: number, widthCm: number, heightCm: number): PackedMeasures => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
});

const anySide = fc.double({ min: 0.1, max: 200, noNaN: true });
const anyParcel = fc.record({
  weightKg: fc.double({ min: 0.1, max: 100, noNaN: true }),
  lengthCm: anySide,
  widthCm: anySide,
  heightCm: anySide,
});

describe('chargeable weight', () => {
  it.each([
    [parcel(1, 10, 10, 1), 1],
    [parcel(0.2, 10, 10, 1), 1],
    [parcel(3, 10, 10, 10), 3],
    [parcel(3.1, 10, 10, 10), 4],
    [parcel(1, 60, 50, 40), 20],
    [parcel(1, 30, 20, 10), 1],
    [parcel(1, 30, 20, 10.1), 2],
    [parcel(20, 60, 50, 40), 20],
    [parcel(21, 60, 50, 40), 21],
    [parcel(1, 40, 30, 20), 4],
    [parcel(1, 40, 30, 20.5), 5],
  ])('is, for %j, %i kg', (size, kg) => {
    expect(chargeableKg(size)).toBe(kg);
  });

  it('divides the volume by 6000', () => {
    expect(volumetricKg(parcel(1, 60, 50, 40))).toBe(20);
    expect(volumetricKg(parcel(1, 10, 10, 30))).toBe(0.5);
  });

  it('is not changed by binary fractions', () => {
    expect(chargeableKg(parcel(1, 0.1, 60_000, 1))).toBe(1);
    expect(chargeableKg(parcel(1, 1.1, 100, 600))).toBe(11);
  });

  it('is exact to the gram for sums of decimals', () => {
    const kilograms = 2.0000000000000004;
    expect(kilograms).toBeGreaterThan(2);
    expect(chargeableKg(parcel(kilograms, 10, 10, 10))).toBe(2);
    expect(parcelWeight(parcel(kilograms, 10, 10, 10)).actualKg).toBe(2);
    expect(serviceViolations('e-parcel', [parcel(kilograms, 10, 10, 10)])).toEqual([]);
    expect(parcelViolations(parcel(29.9 + 0.1 + 4e-15, 20, 20, 20))).toEqual([]);
    const grams = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(grams, (parts) => {
        const added = parts.reduce((sum, part) => sum + part / 1000, 0);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(chargeableKg(parcel(added, 10, 10, 10))).toBe(Math.max(1, Math.ceil(whole / 1000)));
        const parseResult = ParcelSchema.safeParse(parcel(added, 10, 10, 10));
        expect(parseResult.success).toBe(whole >= 1000);
        expect(parseResult.data?.weightKg ?? whole / 1000).toBe(whole / 1000);
      }),
    );
  });

  it('accepts grams as the finest unit, and sides without rounding noise', () => {
    expect(ParcelSchema.safeParse(parcel(2.0004, 10, 10, 10)).success).toBe(false);
    expect(ParcelSchema.parse(parcel(2, 33.3 + 33.3 + 33.3, 0.1 + 0.2 + 9.7, 10.25))).toEqual(
      parcel(2, 99.9, 10, 10.25),
    );
  });

  it('is returned with both weights that it comes from', () => {
    expect(parcelWeight(parcel(2, 40, 30, 20.5))).toEqual({ actualKg: 2, volumetricKg: 4.1, chargeableKg: 5 });
    expect(parcelWeight(parcel(1, 60, 20, 10.1))).toEqual({ actualKg: 1, volumetricKg: 2.02, chargeableKg: 3 });
    expect(parcelWeight(parcel(1, 50.1, 20.1, 11.9))).toEqual({ actualKg: 1, volumetricKg: 1.997, chargeableKg: 2 });
    expect(parcelWeight(parcel(2, 99.9, 12.1, 10))).toEqual({ actualKg: 2, volumetricKg: 2.015, chargeableKg: 3 });
    expect(parcelWeight(parcel(Number.NaN, -1, Infinity, 1e300))).toEqual({
      actualKg: 0,
      volumetricKg: 0,
      chargeableKg: 1,
    });
  });

  it('is an integer, at least 1, between the larger weight and one kilogram more', () => {
    fc.assert(
      fc.property(anyParcel, (size) => {
        const kg = chargeableKg(size);
        const basis = Math.max(1, roundToGram(size.weightKg), volumetricKg(size));
        expect(Number.isInteger(kg)).toBe(true);
        expect(kg).toBeGreaterThanOrEqual(basis);
        expect(kg).toBeLessThan(basis + 1);
      }),
    );
  });

  it('never falls when weight or a side grows, and ignores the order of sides', () => {
    fc.assert(
      fc.property(
        anyParcel,
        fc.constantFrom('weightKg', 'lengthCm', 'widthCm', 'heightCm'),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (size, field, more) => {
          expect(chargeableKg({ ...size, [field]: size[field] + more })).toBeGreaterThanOrEqual(chargeableKg(size));
          const turnedSize = { ...size, lengthCm: size.heightCm, heightCm: size.lengthCm };
          expect(chargeableKg(turnedSize)).toBe(chargeableKg(size));
        },
      ),
    );
  });
});

it('parcels add up to their exact weight in grams', () => {
  expect(sumOfWeights([{ weightKg: 1.1 }, { weightKg: 2.2 }, { weightKg: 7.305 }])).toBe(10.605);
  expect(sumOfWeights([])).toBe(0);
});

describe('the limit of a parcel', () => {
  const issuesOf = (size: PackedMeasures) => parcelViolations(size).map(({ code, field }) => `${code} ${field}`);

  it.each([
    [parcel(1, 10, 10, 0.1)],
    [parcel(1.5, 20, 20, 20)],
    [parcel(29.999, 20, 20, 20)],
    [parcel(30, 99.9, 99.9, 99.9)],
    [parcel(15, 0.5, 10, 10)],
    [parcel(15, 10, 0.5, 10)],
  ])('accepts %j', (size) => {
    expect(issuesOf(size)).toEqual([]);
  });

  it.each([
    [parcel(0, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(31, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(-1, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(Number.NaN, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(0.999, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(30.001, 20, 20, 20), ['weight-out-of-range weightKg']],
    [parcel(1, 100, 20, 20), ['side-too-long lengthCm']],
    [parcel(1, 20, 20, Infinity), ['side-too-long heightCm']],
    [parcel(1, 20, 9.9, 5), ['side-too-short widthCm']],
    [parcel(1, 9, 9, 9), ['side-too-short lengthCm', 'side-too-short widthCm']],
    [parcel(1, 5, 20, 9), ['side-too-short heightCm']],
    [parcel(1, 0, 20, 20), ['side-not-positive lengthCm']],
    [parcel(1, 20, -3, Number.NaN), ['side-not-positive widthCm', 'side-not-positive heightCm']],
    [{ ...parcel(1, 20, 20, 20), pieces: 2 }, ['not-one-piece pieces']],
    [parcel(40, 120, 20, 20), ['weight-out-of-range weightKg', 'side-too-long lengthCm']],
  ])('rejects %j', (size, violations) => {
    expect(issuesOf(size)).toEqual(violations);
  });

  it('is returned with the issue', () => {
    expect(parcelViolations(parcel(31, 100, 20, 20))).toEqual([
      { code: 'weight-out-of-range', field: 'weightKg', params: { min: 1, max: 30 } },
      { code: 'side-too-long', field: 'lengthCm', params: { limit: 100 } },
    ]);
  });

  it('accepts exactly the values of the clause', () => {
    const side = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(9.9, 10, 99.9, 100));
    const size = fc.record({
      weightKg: fc.oneof(fc.integer({ min: -1, max: 35 }), fc.constantFrom(0.5, 2.5, 30.5)),
      lengthCm: side,
      widthCm: side,
      heightCm: side,
    });
    fc.assert(
      fc.property(size, (candidate) => {
        const { weightKg, lengthCm, widthCm, heightCm } = candidate;
        const sides = [lengthCm, widthCm, heightCm].sort((a, b) => a - b);
        const weighs = weightKg >= 1 && weightKg <= 30;
        const measures = sides[0]! > 0 && sides[1]! >= 10 && sides[2]! < 100;
        expect(parcelViolations(candidate).length === 0).toBe(weighs && measures);
      }),
      { numRuns: 1000 },
    );
  });
});
