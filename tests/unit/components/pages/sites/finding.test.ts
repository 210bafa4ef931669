import { describe, expect, it } from 'vitest';
import { filterSites, NO_CRITERIA, placeChoices, withCriterion } from '@/components/pages/sites/finder/filter-sites';
import { groupSites, secondColumnIndex } from '@/components/pages/sites/finder/group-sites';
import { directionsTo } from '@/components/pages/sites/card/directions-to';
import { site } from './site-samples';

const osu = site();
const depot = site({
  siteCode: 'GH-ACC-02',
  kind: 'warehouse',
  name: 'Accra deposu',
  nameEn: 'Accra warehouse',
  areaCode: '',
  areaName: '',
  address: '3 Ring Road',
});
const kumasi = site({
  siteCode: 'GH-KMS-01',
  kind: 'partner',
  name: '库马西合作网点',
  nameEn: 'Kumasi partner point',
  provinceCode: 'GH-AH',
  provinceName: 'Ashanti',
  cityCode: 'GH-AH-KUMASI',
  cityName: 'Kumasi',
  areaCode: 'GH-AH-KUMASI-ADUM',
  areaName: 'Adum',
  address: '17 Prempeh II Street',
  hours: [{ days: [7], opens: '10:00', closes: '12:00' }],
});
const all = [osu, depot, kumasi];
const findIds = (criteria: Partial<typeof NO_CRITERIA>, now: Date | null = null) =>
  filterSites(all, { ...NO_CRITERIA, ...criteria }, now).map(({ siteCode }) => siteCode);

describe('a search', () => {
  it('returns everything without criteria', () => {
    expect(findIds({})).toEqual(all.map(({ siteCode }) => siteCode));
  });

  it('finds words in names, streets and places by their beginning, in any spelling', () => {
    expect(findIds({ text: 'oxford STREET' })).toEqual(['GH-ACC-01']);
    expect(findIds({ text: 'street accra' })).toEqual(['GH-ACC-01']);
    expect(findIds({ text: 'ashanti' })).toEqual(['GH-KMS-01']);
    expect(findIds({ text: 'prémpeh' })).toEqual(['GH-KMS-01']);
    expect(findIds({ text: 'osu' })).toEqual(['GH-ACC-01']);
    expect(findIds({ text: '合作' })).toEqual(['GH-KMS-01']);
    expect(findIds({ text: 'kumasi partner' })).toEqual(['GH-KMS-01']);
    expect(findIds({ text: 'GH-ACC-02' })).toEqual(['GH-ACC-02']);
    expect(findIds({ text: 'oxford kumasi' })).toEqual([]);
    expect(findIds({ text: ' .-%_ ' })).toHaveLength(3);
  });

  it('finds a name with an apostrophe as one word and as two', () => {
    const baoan = site({
      siteCode: 'CN-SZX-01',
      nameEn: "Bao'an hub",
      areaName: 'Bao’an',
      address: 'Rue de l’Aéroport',
    });
    for (const text of ['baoan', "Bao'an", 'bao’an', 'Bao An', 'aeroport', "l'aeroport"]) {
      expect(filterSites([osu, baoan], { ...NO_CRITERIA, text }, null), text).toEqual([baoan]);
    }
  });

  it('filters by province, city, area and kind', () => {
    expect(findIds({ provinceCode: 'GH-AA' })).toEqual(['GH-ACC-01', 'GH-ACC-02']);
    expect(findIds({ cityCode: 'GH-AH-KUMASI' })).toEqual(['GH-KMS-01']);
    expect(findIds({ areaCode: 'GH-AA-ACCRA-OSU' })).toEqual(['GH-ACC-01']);
    expect(findIds({ kind: 'warehouse' })).toEqual(['GH-ACC-02']);
    expect(findIds({ kind: 'warehouse', provinceCode: 'GH-AH' })).toEqual([]);
  });

  it('filters open sites by a clock, and returns all without one', () => {
    const sunday = new Date('2026-11-22T10:30:00Z');
    expect(findIds({ openNow: true }, sunday)).toEqual(['GH-KMS-01']);
    expect(findIds({ openNow: true }, new Date('2026-11-20T10:30:00Z'))).toEqual(['GH-ACC-01', 'GH-ACC-02']);
    expect(findIds({ openNow: true })).toHaveLength(3);
  });
});

describe('the choice of places', () => {
  it('contains only places with a site, in alphabetical order', () => {
    const none = placeChoices(all, NO_CRITERIA, 'en');
    expect(none.provinces.map(({ label }) => label)).toEqual(['Ashanti', 'Greater Accra']);
    expect(none).toMatchObject({ cities: [], areas: [] });
    const accra = placeChoices(all, { ...NO_CRITERIA, provinceCode: 'GH-AA', cityCode: 'GH-AA-ACCRA' }, 'en');
    expect(accra.cities).toEqual([{ value: 'GH-AA-ACCRA', label: 'Accra' }]);
    expect(accra.areas).toEqual([{ value: 'GH-AA-ACCRA-OSU', label: 'Osu' }]);
  });

  it('clears city and area when the province changes, and the area when the city changes', () => {
    const criteria = { ...NO_CRITERIA, provinceCode: 'a', cityCode: 'b', areaCode: 'c', text: 'x' };
    expect(withCriterion(criteria, 'provinceCode', 'd')).toMatchObject({
      provinceCode: 'd',
      cityCode: '',
      areaCode: '',
      text: 'x',
    });
    expect(withCriterion(criteria, 'cityCode', 'd')).toMatchObject({ provinceCode: 'a', cityCode: 'd', areaCode: '' });
    expect(withCriterion(criteria, 'text', '')).toMatchObject({ provinceCode: 'a', cityCode: 'b', areaCode: 'c' });
  });
});

describe('the list', () => {
  it('fills two columns of nearly equal height', () => {
    const secondOf = (...counts: number[]) =>
      secondColumnIndex(
        counts.map((count, index) => ({
          key: `${index}`,
          names: [''],
          sites: Array.from({ length: count }, () => osu),
        })),
      );
    expect(secondOf(4, 2, 2, 1, 1, 1)).toBe(2);
    expect(secondOf(1, 1, 5)).toBe(2);
    expect(secondOf(9, 1, 1)).toBe(1);
    expect(secondOf(3)).toBe(1);
  });

  it('is sorted by province and city', () => {
    const groups = groupSites([kumasi, osu, depot], 'en');
    expect(groups.map(({ key, names, sites }) => [key, names, sites.length])).toEqual([
      ['place-GH-AA-ACCRA', ['Accra', 'Greater Accra'], 2],
      ['place-GH-AH-KUMASI', ['Kumasi', 'Ashanti'], 1],
    ]);
  });

  it('is grouped by province where cities are districts, in the order of their names', () => {
    const districts = { countryCode: 'TR', provinceCode: 'TR-34', provinceName: 'İstanbul' } as const;
    const sisli = site({ ...districts, siteCode: 'TR-IST-01', cityCode: 'TR-34-SISLI', cityName: 'Şişli' });
    const fatih = site({ ...districts, siteCode: 'TR-IST-02', cityCode: 'TR-34-FATIH', cityName: 'Fatih' });
    const konak = site({
      ...districts,
      siteCode: 'TR-IZM-01',
      provinceCode: 'TR-35',
      provinceName: 'İzmir',
      cityCode: 'TR-35-KONAK',
      cityName: 'Konak',
    });
    expect(groupSites([konak, sisli, fatih], 'tr')).toEqual([
      { key: 'place-TR-34', names: ['İstanbul'], sites: [fatih, sisli] },
      { key: 'place-TR-35', names: ['İzmir'], sites: [konak] },
    ]);
  });

  it('links to directions', () => {
    expect(new URL(directionsTo({ lat: -1.3, lng: 36.9 })).searchParams.get('route')).toBe(';-1.30000,36.90000');
  });
});
