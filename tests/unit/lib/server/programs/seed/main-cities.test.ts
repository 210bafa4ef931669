import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { citiesOf } from './place-files';
import { country, readSeed, repeated, seedFileSize } from './seed-file';

const schema = z.array(z.strictObject({ country, cities: z.array(z.string()).min(1) }));
const mainCities = readSeed('main-cities.json', schema);

describe('the list of cities of the main zone', () => {
  it('exists for every country', () => {
    expect(mainCities.map((entry) => entry.country)).toEqual([...COUNTRIES]);
  });

  it.each(mainCities)(
    '$country: is of listed cities, not remote, and fewer than the others',
    ({ country: each, cities }) => {
      expect(repeated(cities)).toEqual([]);
      const citiesByCode = new Map(citiesOf(each).map((city) => [city.code, city]));
      for (const code of cities) expect(citiesByCode.get(code)).toEqual(expect.not.objectContaining({ remote: true }));
      expect(cities.length).toBeLessThan(citiesByCode.size / 8);
    },
  );

  it.each([
    ['GH', 'Accra'],
    ['NG', 'Ikeja'],
    ['KE', 'Nairobi'],
    ['UG', 'Kampala'],
    ['MA', 'Casablanca'],
    ['EG', 'Cairo'],
    ['PK', 'Karachi'],
    ['SA', 'Riyadh'],
    ['AE', 'Dubai'],
    ['TR', 'Kadıköy'],
  ] as const)('%s: %s is included, as in the rate table', (each, name) => {
    const codes = mainCities.find((entry) => entry.country === each)?.cities ?? [];
    const city = citiesOf(each).find((entry) => entry.name === name);
    expect(codes).toContain(city?.code);
  });

  it('the places of all countries are less than 3 MB in total', () => {
    const bytes = COUNTRIES.reduce((sum, each) => sum + seedFileSize(`places/${each}.json`), 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
