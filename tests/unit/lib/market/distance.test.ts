import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByDistance, kilometresBetween } from '@/lib/market/distance';

const ACCRA = { lat: 5.6037, lng: -0.187 };
const KUMASI = { lat: 6.6885, lng: -1.6244 };
const point = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('is measured on the globe', () => {
    expect(kilometresBetween(ACCRA, KUMASI)).toBeCloseTo(199, -1);
    expect(kilometresBetween({ lat: 23.13, lng: 113.26 }, ACCRA)).toBeGreaterThan(11_500);
    // Across the date line it is near, not round the world.
    expect(kilometresBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeLessThan(25);
  });

  it('is zero to itself, symmetric, and at most half the globe', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const there = kilometresBetween(one, other);
        expect(kilometresBetween(one, one)).toBeCloseTo(0);
        expect(kilometresBetween(other, one)).toBeCloseTo(there, 6);
        expect(there).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });

  it('sorts the nearest first and preserves the given list', () => {
    const list = [KUMASI, ACCRA];
    const sorted = sortByDistance(list, { lat: 5.6, lng: -0.2 });
    expect(sorted.map(({ place }) => place)).toEqual([ACCRA, KUMASI]);
    expect(sorted[0]!.km).toBeLessThan(2);
    expect(list[0]).toBe(KUMASI);
  });
});
