import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { scriptProblems } from './script-of';
import { country, inSixLanguages, latitude, longitude, readSeed, repeated } from './seed-file';

const schema = z.array(
  z.strictObject({
    country,
    cities: z.array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{5}$/),
        names: inSixLanguages,
        lat: latitude,
        lng: longitude,
        role: z.enum(['origin', 'gateway', 'city']),
      }),
    ),
  }),
);
const hubs = readSeed('hubs.json', schema);
const all = hubs.flatMap((entry) => entry.cities);

describe('the list of points of the network map', () => {
  it('contains every market once, with three to eight points, a gateway and unique codes', () => {
    expect(hubs.map((entry) => entry.country)).toEqual([...COUNTRIES]);
    expect(repeated(all.map((city) => city.code))).toEqual([]);
    for (const { cities } of hubs) {
      expect(cities.length).toBeGreaterThanOrEqual(3);
      expect(cities.length).toBeLessThanOrEqual(8);
      expect(cities.some((city) => city.role === 'gateway')).toBe(true);
    }
  });

  it('has one origin: Guangzhou, at the position of lib/market', () => {
    const origins = all.filter((city) => city.role === 'origin');
    expect(origins.map((city) => city.names.en)).toEqual(['Guangzhou']);
    const [lng, lat] = MARKETS.CN.hub.map((degrees) => Math.round(degrees * 100) / 100);
    expect(origins[0]).toMatchObject({ lng, lat });
  });

  it.each(hubs)('has one of $country at the business centre of lib/market', ({ country: code, cities }) => {
    const [lng, lat] = MARKETS[code].hub;
    const nearest = Math.min(...cities.map((city) => Math.hypot(city.lng - lng, city.lat - lat)));
    expect(nearest).toBeLessThan(0.1);
  });

  it.each(all)('names $code in six languages', ({ names }) => {
    expect(scriptProblems(names)).toEqual([]);
  });
});
