import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kilometresBetween } from '@/lib/market/distance';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { SiteRecord } from '@/lib/server/places/network/site-record';
import { scriptProblems } from './script-of';
import { readSeed, repeated } from './seed-file';

const sites = readSeed('sites.json', z.array(SiteRecord));

/** The languages of a country's streets, in addition to English. */
const STREET_LANGUAGES: Partial<Record<string, string[]>> = {
  CN: ['zh-CN'],
  EG: ['ar'],
  SA: ['ar'],
  AE: ['ar'],
  PK: ['ur'],
  TR: ['tr'],
  MA: ['fr', 'ar'],
};

describe('the sample network', () => {
  it('has 90 to 130 sites, each with a unique code', () => {
    expect(sites.length).toBeGreaterThanOrEqual(90);
    expect(sites.length).toBeLessThanOrEqual(130);
    expect(repeated(sites.map(({ siteCode }) => siteCode))).toEqual([]);
    expect(repeated(sites.map(({ phone }) => phone))).toEqual([]);
    expect(sites.filter(({ siteCode, countryCode }) => !siteCode.startsWith(`${countryCode}-`))).toEqual([]);
  });

  it.each(COUNTRIES)('has counters, partners and one warehouse in %s', (country) => {
    const here = sites.filter(({ countryCode }) => countryCode === country);
    const kinds = here.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'warehouse')).toHaveLength(1);
    expect(kinds).toContain('own');
    expect(kinds).toContain('partner');
    expect(here.length).toBeGreaterThanOrEqual(8);
  });

  it('stores goods in warehouses only', () => {
    expect(sites.filter(({ kind, services }) => services.includes('storage') !== (kind === 'warehouse'))).toEqual([]);
  });

  it.each(sites)(
    '$siteCode: has names in six scripts, and its address in the languages of its visitors',
    ({ kind, names, address, countryCode }) => {
      expect(scriptProblems(names)).toEqual([]);
      // Senders of all markets read the addresses of warehouses. Chinese senders copy them as they are written abroad.
      const visitors = kind === 'warehouse' ? ['fr', 'ar', 'ur', 'tr'] : [];
      const languages = new Set(['en', ...(STREET_LANGUAGES[countryCode] ?? []), ...visitors]);
      expect(Object.keys(address).sort()).toEqual([...languages].sort());
    },
  );

  it.each(sites)(
    '$siteCode: has a phone of its country and a reserved e-mail address',
    ({ phone, email, countryCode }) => {
      const parsedPhone = parsePhoneNumberFromString(phone, countryCode);
      expect(parsedPhone?.isValid() && parsedPhone.country).toBe(countryCode);
      expect(['MOBILE', 'FIXED_LINE']).toContain(parsedPhone!.getType());
      expect(phone).toMatch(/00/);
      expect(email.endsWith(`@${BRAND.name.replace(' ', '').toLowerCase()}.example`)).toBe(true);
    },
  );

  it.each(COUNTRIES)('is inside %s: at most 1150 km from its business centre (China: 1300)', (country) => {
    const [lng, lat] = MARKETS[country].hub;
    for (const site of sites.filter(({ countryCode }) => countryCode === country)) {
      expect(kilometresBetween(site, { lat, lng }), site.siteCode).toBeLessThan(country === 'CN' ? 1300 : 1150);
    }
  });
});
