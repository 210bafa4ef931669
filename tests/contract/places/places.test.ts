import { describe, expect, it } from 'vitest';
import type { AreaView, CityView, ProvinceView } from '@/lib/contract/places/places';
import { COUNTRIES } from '@/lib/market/country';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { onEachDatabase, type World } from '../support/world';

async function data<T>(
  world: World,
  name: 'queryProvinces' | 'queryCities' | 'queryAreas',
  input: Record<string, string>,
  lang = 'en',
): Promise<T[]> {
  const { status, body } = await world.call(name, input, { lang });
  expect(status, JSON.stringify(input)).toBe(200);
  return body.data as T[];
}

interface Found {
  code: string;
  parentCode: string;
  name: string;
  type: string;
  within: { code: string; name: string }[];
}

async function search(world: World, input: object, lang = 'en'): Promise<Found[]> {
  const { status, body } = await world.call('queryAreaByTypeAndName', { ...input }, { lang });
  expect(status).toBe(200);
  return body.data as Found[];
}

onEachDatabase('the list of places', (world) => {
  describe('by level', () => {
    it('leads from the country to an area, with codes that refer to each other', async () => {
      const countriesWithAreas = new Set<string>();
      for (const countryCode of COUNTRIES) {
        const provinces = await data<ProvinceView>(world(), 'queryProvinces', { countryCode });
        expect(provinces.length, countryCode).toBeGreaterThan(3);
        const [first] = provinces;
        const cities = await data<CityView>(world(), 'queryCities', { provinceCode: first!.provinceCode });
        expect(cities.length, countryCode).toBeGreaterThan(0);
        expect(new Set(cities.map(({ provinceCode }) => provinceCode))).toEqual(new Set([first!.provinceCode]));
        const { cityCode } = cities[0]!;
        const areas = await data<AreaView>(world(), 'queryAreas', { cityCode });
        for (const area of areas) {
          expect(area.cityCode).toBe(cityCode);
          countriesWithAreas.add(countryCode);
        }
      }
      expect(countriesWithAreas).toContain('CN');
    });

    it('names the hub nearest to each city, as labels print it', async () => {
      const hubOf = async (provinceCode: string, city: string, lang: string) =>
        (await data<CityView>(world(), 'queryCities', { provinceCode }, lang)).find(({ cityCode }) => cityCode === city)
          ?.hub;
      expect(await hubOf('GH-AH', 'GH-AH-KUMASI', 'en')).toEqual({ code: 'KMS', name: 'Kumasi' });
      expect(await hubOf('GH-AA', 'GH-AA-ACCRA', 'ar')).toEqual({ code: 'ACC', name: 'أكرا' });
    });

    it('has as many as the countries have', async () => {
      const count = async (countryCode: string) =>
        (await data<ProvinceView>(world(), 'queryProvinces', { countryCode })).length;
      expect(await count('TR')).toBe(81);
      expect(await count('KE')).toBe(47);
      expect(await count('NG')).toBe(37);
      expect(await count('GH')).toBe(16);
      expect(await count('AE')).toBe(7);
      expect(await count('EG')).toBe(27);
    });

    it('is in the language of the request if known, else in Latin letters', async () => {
      const name = async (lang: string) =>
        (await data<ProvinceView>(world(), 'queryProvinces', { countryCode: 'AE' }, lang)).find(
          ({ provinceCode }) => provinceCode === 'AE-DU',
        )!.name;
      expect(await name('ar')).toBe('دبي');
      expect(await name('zh-CN')).toBe('迪拜');
      expect(await name('tr')).toBe('Dubai');
      const cities = await data<CityView>(world(), 'queryCities', { provinceCode: 'CN-GD' }, 'zh-CN');
      expect(cities.map((city) => city.name)).toContain('广州市');
    });

    it('marks places as remote or not', async () => {
      const flags = async (countryCode: string) => {
        const provinces = await data<ProvinceView>(world(), 'queryProvinces', { countryCode });
        const cities = await Promise.all(
          provinces.map(({ provinceCode }) => data<CityView>(world(), 'queryCities', { provinceCode })),
        );
        return new Set(cities.flat().map(({ remote }) => remote));
      };
      expect(await flags('GH')).toEqual(new Set([true, false]));
    });

    it('is not found if it does not exist', async () => {
      expect((await world().call('queryCities', { provinceCode: 'GH-XX' })).status).toBe(404);
      expect((await world().call('queryAreas', { cityCode: 'GH-AA-NOWHERE' })).status).toBe(404);
      expect((await world().call('queryProvinces', { countryCode: 'FR' })).status).toBe(422);
    });
  });

  describe('the search by type and name', () => {
    it('finds a place in any spelling of its name', async () => {
      const code = async (countryCode: string, type: string, name: string) =>
        (await search(world(), { countryCode, type, name }))[0]?.code;
      for (const name of ['Şanlıurfa', 'sanliurfa', 'ŞANLIURFA', ' sanlı']) {
        expect(await code('TR', 'PROVINCE', name), name).toBe('TR-63');
      }
      expect(await code('AE', 'PROVINCE', 'دبى')).toBe('AE-DU');
      expect(await code('CN', 'CITY', '广州')).toBe('CN-GD-4401');
      expect(await code('CN', 'CITY', 'guangzhou')).toBe('CN-GD-4401');
    });

    it('lists the place with this name before longer names', async () => {
      // Xianning and Xiangtan begin with it, and come before Xi’an in the alphabet.
      for (const name of ['xian', 'Xi’an', 'xi an', 'Xian City']) {
        const [first, ...others] = await search(world(), { countryCode: 'CN', type: 'CITY', name });
        expect(first?.code, name).toBe('CN-SN-6101');
        expect(others.length, name).toBeGreaterThan(0);
      }
    });

    it('names the containing place, and lists names with this beginning first', async () => {
      const kadikoy = await search(world(), { countryCode: 'TR', type: 'CITY', name: 'kadikoy' });
      const within = [{ code: 'TR-34', name: 'İstanbul' }];
      expect(kadikoy).toEqual([{ code: 'TR-34-KADIKOY', parentCode: 'TR-34', name: 'Kadıköy', type: 'CITY', within }]);
      const names = (await search(world(), { countryCode: 'NG', type: 'CITY', name: 'lagos' })).map(({ name }) => name);
      expect(names).toEqual(['Lagos Island', 'Lagos Mainland']);
      const inside = await search(world(), { countryCode: 'NG', type: 'CITY', name: 'island' });
      expect(inside.map(({ name }) => name)).toContain('Lagos Island');
      const mixed = await search(world(), { countryCode: 'TR', type: 'PROVINCE', name: 'ka' });
      const begins = mixed.map(({ name }) => /^ka/i.test(name));
      expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
      expect(new Set(begins)).toEqual(new Set([true, false]));
    });

    it('names all containing places, the nearest first, in the language of the request', async () => {
      const [area] = await search(world(), { countryCode: 'CN', type: 'AREA', name: '白云' }, 'zh-CN');
      const [city, province] = area!.within;
      expect(area!.within).toHaveLength(2);
      expect(city!.code).toBe(area!.parentCode);
      expect(city!.name).toMatch(/\p{Script=Han}/u);
      const cities = await data<CityView>(world(), 'queryCities', { provinceCode: province!.code }, 'zh-CN');
      expect(cities.find(({ cityCode }) => cityCode === city!.code)?.name).toBe(city!.name);
      const provinces = await search(world(), { countryCode: 'GH', type: 'PROVINCE' });
      expect(provinces.every(({ within }) => within.length === 0)).toBe(true);
    });

    it('stays within the country and the kind of place', async () => {
      expect(await search(world(), { countryCode: 'GH', type: 'CITY', name: 'kadikoy' })).toEqual([]);
      expect(await search(world(), { countryCode: 'TR', type: 'PROVINCE', name: 'kadikoy' })).toEqual([]);
      const provinces = await search(world(), { countryCode: 'KE', type: 'PROVINCE' });
      expect(provinces).toHaveLength(47);
      expect(new Set(provinces.map(({ parentCode }) => parentCode))).toEqual(new Set(['KE']));
    });

    it('returns at most a hundred', async () => {
      expect(await search(world(), { countryCode: 'TR', type: 'AREA', name: 'a' })).toHaveLength(100);
    });

    it('ignores %, _ and \\', async () => {
      const all = (await search(world(), { countryCode: 'AE', type: 'PROVINCE' })).length;
      for (const name of ['%', '_', '\\', '%_|']) {
        expect(await search(world(), { countryCode: 'AE', type: 'PROVINCE', name })).toHaveLength(all);
      }
      expect(await search(world(), { countryCode: 'AE', type: 'PROVINCE', name: 'd%i' })).toEqual([]);
    });
  });

  it('never fails on hostile input', async () => {
    const words = HOSTILE_VALUES.map((value) =>
      (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 900),
    );
    const searchableWords = words.filter(
      (word) => !['', '.', '..'].includes(word.trim()) && !/\p{Surrogate}/u.test(word),
    );
    await expectNoServerError(
      world(),
      'queryProvinces',
      searchableWords.map((countryCode) => ({ countryCode })),
    );
    await expectNoServerError(
      world(),
      'queryCities',
      searchableWords.map((provinceCode) => ({ provinceCode })),
    );
    await expectNoServerError(
      world(),
      'queryAreas',
      searchableWords.map((cityCode) => ({ cityCode })),
    );
    const searches = ['countryCode', 'type', 'name'].flatMap((field) =>
      HOSTILE_VALUES.map((value) => ({ countryCode: 'TR', type: 'AREA', name: 'ist', [field]: value })),
    );
    await expectNoServerError(world(), 'queryAreaByTypeAndName', searches);
  });
});
