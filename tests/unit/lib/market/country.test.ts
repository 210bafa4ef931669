import { describe, expect, it } from 'vitest';
import { COUNTRIES, DEFAULT_COUNTRY, MARKETS, isCountry } from '@/lib/market/country';

describe('the table of countries', () => {
  it('has the eleven, Ghana by default', () => {
    expect([...COUNTRIES].sort()).toEqual('AE CN EG GH KE MA NG PK SA TR UG'.split(' '));
    expect(DEFAULT_COUNTRY).toBe('GH');
    expect(Object.keys(MARKETS)).toEqual([...COUNTRIES]);
  });

  it('recognises a country only by its upper-case code', () => {
    for (const country of COUNTRIES) expect(isCountry(country)).toBe(true);
    for (const other of ['gh', 'Gh', 'GHA', 'XX', '', ' GH', null, undefined, 0, ['GH'], '__proto__', 'toString']) {
      expect(isCountry(other), String(other)).toBe(false);
    }
  });

  it('lists English first, Chinese except in Türkiye, and at most one local language', () => {
    const local = Object.fromEntries(
      COUNTRIES.map((country) => [country, MARKETS[country].languages.filter((l) => l !== 'en' && l !== 'zh-CN')]),
    );
    for (const country of COUNTRIES) {
      expect(MARKETS[country].languages[0]).toBe('en');
      expect(MARKETS[country].languages.includes('zh-CN'), country).toBe(country !== 'TR');
    }
    expect(local).toEqual({
      GH: [],
      NG: [],
      KE: [],
      UG: [],
      CN: [],
      MA: ['fr'],
      EG: ['ar'],
      PK: ['ur'],
      SA: ['ar'],
      AE: ['ar'],
      TR: ['tr'],
    });
  });

  it.each(COUNTRIES)('%s has valid data for Intl and maps', (country) => {
    const { languages, defaultLanguage, currency, callingCode, timeZone, hub, ...market } = MARKETS[country];
    expect(market.country).toBe(country);
    expect(languages).toContain(defaultLanguage);
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(callingCode).toMatch(/^[1-9]\d{1,2}$/);
    expect(Math.abs(hub[0])).toBeLessThanOrEqual(180);
    expect(Math.abs(hub[1])).toBeLessThanOrEqual(90);
  });

  it('has no calling code, currency or hub twice', () => {
    for (const field of ['callingCode', 'currency', 'timeZone', 'hub'] as const) {
      expect(new Set(COUNTRIES.map((country) => String(MARKETS[country][field]))).size, field).toBe(11);
    }
  });

  it('shows social links in nine markets', () => {
    expect(COUNTRIES.filter((country) => !MARKETS[country].hasSocialLinks)).toEqual(['CN', 'TR']);
  });

  it('has Guangzhou as the origin of all', () => {
    expect(MARKETS.CN.hub).toEqual([113.2644, 23.1291]);
  });
});
