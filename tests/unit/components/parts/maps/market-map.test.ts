import { afterEach, describe, expect, it, vi } from 'vitest';
import { centreOf, homeHref, marketPoints } from '@/components/parts/maps/market-map';
import type { LocationView } from '@/lib/contract/content/content';
import { COUNTRIES } from '@/lib/market/country';
import { parsePrefix } from '@/lib/market/prefix';

const place = (code: string, countryCode: LocationView['countryCode'], lat: number, lng: number): LocationView => ({
  code,
  name: code,
  countryCode,
  lat,
  lng,
  role: 'city',
});

afterEach(() => void vi.unstubAllEnvs());

describe('homeHref', () => {
  it('preserves the reader’s language if the market has it', () => {
    expect(homeHref('SA', { country: 'EG', language: 'ar' })).toBe('/sa-ar');
    expect(homeHref('GH', { country: 'CN', language: 'zh-CN' })).toBe('/gh-cn');
  });

  it('uses English if the market does not have the language', () => {
    expect(homeHref('GH', { country: 'MA', language: 'fr' })).toBe('/gh-en');
    expect(homeHref('TR', { country: 'KE', language: 'zh-CN' })).toBe('/tr-en');
  });
});

describe('marketPoints', () => {
  it('leads to a valid home page of each market', () => {
    for (const { href } of marketPoints({ country: 'PK', language: 'ur' }, String))
      expect(parsePrefix(href!.slice(1))).not.toBeNull();
  });

  it('names the host if Turkish pages have their own, in both directions', () => {
    vi.stubEnv('SITE_URL', 'https://dunia.example');
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr');
    for (const { id, href } of marketPoints({ country: 'TR', language: 'tr' }, String))
      expect(href).toBe(id === 'TR' ? '/tr-tr' : `https://dunia.example/${id.toLowerCase()}-en`);
    for (const { id, href } of marketPoints({ country: 'GH', language: 'en' }, String))
      expect(href).toBe(id === 'TR' ? 'https://dunia.com.tr/tr-en' : `/${id.toLowerCase()}-en`);
  });

  it('leads from Turkish pages to paths if all share one host', () => {
    vi.stubEnv('TURKISH_HOSTS', '');
    for (const { id, href } of marketPoints({ country: 'TR', language: 'en' }, String))
      expect(href).toBe(`/${id.toLowerCase()}-en`);
  });

  it('marks the reader’s market, once', () => {
    for (const country of COUNTRIES) {
      const current = marketPoints({ country, language: 'en' }, String).filter((point) => point.current);
      expect(current.map(({ id }) => id)).toEqual([country]);
    }
  });
});

describe('centreOf', () => {
  const places = [place('KMS', 'GH', 6.69, -1.62), place('ACC', 'GH', 5.6, -0.19), place('LOS', 'NG', 5.6, -0.19)];

  it('is the place of the country nearest to its business centre', () => {
    expect(centreOf('GH', places)?.code).toBe('ACC');
  });

  it('is undefined if the country has no place', () => {
    expect(centreOf('KE', places)).toBeUndefined();
  });
});
