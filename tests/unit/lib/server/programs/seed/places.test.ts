import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { SiteRecord } from '@/lib/server/places/network/site-record';
import { citiesOf, provincesOf } from './place-files';
import { readSeed, repeated } from './seed-file';

const SITES = readSeed('sites.json', z.array(SiteRecord));

const PROVINCES = { GH: 16, NG: 37, KE: 47, UG: 4, CN: 31, MA: 12, EG: 27, PK: 7, SA: 13, AE: 7, TR: 81 };
/** A box around the country, its far islands left out: [south, west, north, east]. */
const BOX: Record<Country, [number, number, number, number]> = {
  GH: [4.5, -3.4, 11.3, 1.3],
  NG: [4, 2.6, 14, 14.8],
  KE: [-4.8, 33.8, 5.6, 42],
  UG: [-1.6, 29.5, 4.3, 35.1],
  CN: [18, 73.4, 53.7, 135.2],
  MA: [20.7, -17.2, 36, -0.9],
  EG: [21.9, 24.6, 31.8, 37],
  PK: [23.5, 60.8, 37.2, 77.9],
  SA: [16.2, 34.4, 32.3, 55.8],
  AE: [22.6, 51.4, 26.2, 56.5],
  TR: [35.7, 25.6, 42.2, 45],
};

describe.each(COUNTRIES)('the seed of places in %s', (each) => {
  const provinces = provincesOf(each);

  it('has every province, with its ISO 3166-2 code', () => {
    expect(provinces).toHaveLength(PROVINCES[each]);
    for (const province of provinces) expect(province.code).toMatch(new RegExp(`^${each}-[A-Z0-9]{1,3}$`));
  });

  it('has unique codes, a child under its parent', () => {
    const codes = provinces.flatMap((province) => [
      province.code,
      ...province.cities.flatMap((each) => [each.code, ...each.areas.map((part) => part.code)]),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const province of provinces)
      for (const town of province.cities) {
        expect(town.code.startsWith(`${province.code}-`)).toBe(true);
        for (const part of town.areas) expect(part.code.startsWith(`${province.code}-`)).toBe(true);
      }
  });

  it('has names in the script of every reader if the network has a counter there', () => {
    const sites = SITES.filter(({ countryCode }) => countryCode === each);
    const inCities = provinces
      .flatMap(({ cities }) => cities)
      .filter(({ code }) => sites.some((site) => site.cityCode === code));
    const inAreas = inCities
      .flatMap(({ areas }) => areas)
      .filter(({ code }) => sites.some((site) => site.areaCode === code));
    expect(inAreas.length).toBeGreaterThan(0);
    for (const { code, names } of [...provinces, ...inCities])
      expect(names?.['zh-CN'], code).toMatch(/^[\p{Script=Han}·\-–、（）]+$/u);
    for (const { code, names } of [...provinces, ...inCities, ...inAreas])
      for (const language of ['ar', 'ur'] as const)
        expect(names?.[language], `${code} ${language}`).toMatch(/^[\p{Script=Arabic}\d\s\-–]+$/u);
  });

  it('has no duplicate name in a list', () => {
    for (const province of provinces) {
      expect(repeated(province.cities.map((town) => town.name))).toEqual([]);
      for (const town of province.cities) {
        const labels = town.areas.map((part) => `${part.name} ${part.names?.['zh-CN'] ?? ''}`);
        expect(repeated(labels)).toEqual([]);
      }
    }
  });

  it('is in the collation order of the country', () => {
    const { compare } = new Intl.Collator({ TR: 'tr', MA: 'fr' }[each as string] ?? 'en', { numeric: true });
    for (const list of [
      provinces,
      ...provinces.map((province) => province.cities),
      ...citiesOf(each).map((town) => town.areas),
    ]) {
      const order = list.map((place) => place.name);
      expect(order).toEqual(order.toSorted(compare));
    }
  });

  it('is inside the country, rounded to two decimals', () => {
    const [south, west, north, east] = BOX[each];
    for (const { name: town, lat, lng } of citiesOf(each)) {
      expect(lat >= south && lat <= north && lng >= west && lng <= east, town).toBe(true);
      expect({ lat, lng }).toEqual({ lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) });
    }
  });

  it('is remote if all its areas are, and not everywhere', () => {
    for (const town of citiesOf(each))
      expect(town.remote === true).toBe(town.areas.every((part) => part.remote === true));
    const areas = citiesOf(each).flatMap((town) => town.areas);
    const share = areas.filter((part) => part.remote).length / areas.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
  });
});
