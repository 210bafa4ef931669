import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { citiesOf, provincesOf } from './place-files';
import { z } from 'zod';
import { SiteRecord } from '@/lib/server/places/network/site-record';
import { scriptProblem } from './script-of';
import { readSeed } from './seed-file';

const sites = readSeed('sites.json', z.array(SiteRecord));

type Foreign = Exclude<Language, 'en' | 'tr'>;
/** Turkish writes its own places in Latin letters: `name` is the Turkish name. */
const foreign = (each: Country) =>
  MARKETS[each].languages.filter((language): language is Foreign => language !== 'en' && language !== 'tr');

describe('the name of a place in another script', () => {
  it.each(COUNTRIES)('%s: is in the script of its language', (each) => {
    const everything = [...provincesOf(each), ...citiesOf(each), ...citiesOf(each).flatMap((town) => town.areas)];
    const wrong = everything.flatMap(({ names = {} }) =>
      Object.entries(names).flatMap(([language, given]) => scriptProblem(language as Language, given) ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it.each(COUNTRIES)('%s: of a province exists in every language of the market', (each) => {
    for (const { name, names = {} } of provincesOf(each))
      for (const language of foreign(each))
        expect({ name, language, names: names[language] }).toEqual({ name, language, names: expect.any(String) });
  });

  it('is in all languages for China’s provinces, and in Chinese for everything below', () => {
    for (const { names = {} } of provincesOf('CN'))
      expect(Object.keys(names).toSorted()).toEqual(['ar', 'fr', 'tr', 'ur', 'zh-CN']);
    for (const town of citiesOf('CN'))
      for (const place of [town, ...town.areas])
        expect({ name: place.name, names: place.names?.['zh-CN'] }).toEqual({
          name: place.name,
          names: expect.any(String),
        });
  });

  it('is in all languages for China’s hand-over cities', () => {
    const handedOver = new Set(sites.flatMap(({ countryCode, cityCode }) => (countryCode === 'CN' ? [cityCode] : [])));
    const towns = citiesOf('CN').filter(({ code }) => handedOver.has(code));
    expect(towns).toHaveLength(handedOver.size);
    for (const { name, names = {} } of towns)
      expect([name, ...Object.keys(names).toSorted()]).toEqual([name, 'ar', 'fr', 'tr', 'ur', 'zh-CN']);
  });

  it.each([
    ['EG', 'ar'],
    ['SA', 'ar'],
    ['AE', 'ar'],
    ['PK', 'ur'],
  ] as const)('%s: of every city exists in %s', (each, language) => {
    for (const town of citiesOf(each))
      expect({ name: town.name, names: town.names?.[language] }).toEqual({
        name: town.name,
        names: expect.any(String),
      });
  });
});

describe('the list of well-known places', () => {
  const area = (each: Country, province: string, city: string, name: string) =>
    provincesOf(each)
      .find((entry) => entry.name === province)
      ?.cities.find((entry) => entry.name === city)
      ?.areas.find((entry) => entry.name === name);

  it.each([
    ['GH', 'Greater Accra', 'Accra', 'Osu'],
    ['NG', 'Lagos', 'Eti Osa', 'Victoria Island'],
    ['KE', 'Nairobi', 'Nairobi', 'Westlands'],
    ['UG', 'Central', 'Kampala', 'Ntinda'],
    ['CN', 'Guangdong', 'Guangzhou', 'Baiyun District'],
    ['CN', 'Guangdong', 'Dongguan', 'Humen Town'],
    ['CN', 'Zhejiang', 'Jinhua', 'Yiwu'],
    ['CN', 'Beijing', 'Beijing', 'Chaoyang District'],
    ['MA', 'Casablanca-Settat', 'Casablanca', 'Maârif'],
    ['EG', 'Cairo', 'Cairo', 'Nasr City'],
    ['PK', 'Sindh', 'Karachi', 'Clifton'],
    ['SA', 'Riyadh', 'Riyadh', 'Al Olaya'],
    ['AE', 'Dubai', 'Dubai', 'Deira'],
    ['TR', 'İstanbul', 'Kadıköy', 'Caferağa'],
  ] as const)('%s: %s, %s, %s exists and is not remote', (each, province, city, name) => {
    expect(area(each, province, city, name)).toEqual(expect.not.objectContaining({ remote: true }));
  });

  it.each([
    ['KE', 'Turkana', 'Kakuma'],
    ['CN', 'Tibet', 'Ngari Prefecture'],
    ['PK', 'Balochistan', 'Gwadar'],
    ['SA', 'Madinah', 'Al Ula'],
  ] as const)('%s: %s, %s is remote', (each, province, city) => {
    const matches = provincesOf(each)
      .find((entry) => entry.name === province)
      ?.cities.find((entry) => entry.name === city);
    expect(matches?.remote).toBe(true);
  });

  it('has as many divisions as the countries count', () => {
    expect(citiesOf('NG')).toHaveLength(774);
    expect(citiesOf('TR')).toHaveLength(973);
    expect(provincesOf('CN').find((entry) => entry.name === 'Guangdong')?.cities).toHaveLength(21);
    expect(provincesOf('TR').find((entry) => entry.name === 'İstanbul')?.cities).toHaveLength(39);
  });
});
