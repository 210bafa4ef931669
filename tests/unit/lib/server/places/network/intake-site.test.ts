import { describe, expect, it } from 'vitest';
import type { SiteKind } from '@/lib/contract/places/site-terms';
import { intakeSite, nearestSite } from '@/lib/server/places/network/intake-site';
import { SiteRecord } from '@/lib/server/places/network/site-record';
import type { StoredSite } from '@/lib/server/places/network/site-store';

function storedSite(
  siteCode: string,
  kind: SiteKind,
  [provinceCode, cityCode, areaCode]: string[],
  takes = true,
): StoredSite {
  const name = siteCode;
  const site = SiteRecord.parse({
    siteCode,
    kind,
    provinceCode,
    cityCode,
    areaCode,
    countryCode: 'CN',
    names: { en: name, 'zh-CN': name, fr: name, ar: name, ur: name, tr: name },
    address: { en: '1 Road' },
    phone: '+86 20 8000 0201',
    email: 'site@example.com',
    hours: [],
    services: takes ? ['drop-off'] : ['pickup'],
    lat: 0,
    lng: 0,
  });
  return { site, province: null, city: null, area: null };
}

const GUANGZHOU = storedSite('CN-A-01', 'warehouse', ['GD', 'GZ', 'BY']);
const YIWU = storedSite('CN-Z-01', 'warehouse', ['ZJ', 'JH', 'YW']);
const COUNTER = storedSite('CN-B-01', 'own', ['GD', 'GZ', 'YX']);
const FULL = storedSite('CN-A-00', 'own', ['GD', 'GZ', 'BY'], false);
const SITES = [FULL, GUANGZHOU, COUNTER, YIWU];
const from = (provinceCode: string, cityCode: string, areaCode: string) => ({ provinceCode, cityCode, areaCode });
const codeOf = (site: StoredSite | null) => site?.site.siteCode ?? null;

describe('the hand-over site', () => {
  it.each([
    ['international', from('ZJ', 'HZ', 'XH'), 'CN-Z-01'],
    ['international', from('GD', 'SZ', 'FT'), 'CN-A-01'],
    ['international', from('HE', 'SJ', 'QX'), 'CN-A-01'],
    ['domestic', from('GD', 'SZ', 'FT'), 'CN-B-01'],
    ['domestic', from('ZJ', 'JH', 'YW'), null],
  ] as const)('%s from %o goes to %s', (kind, sender, code) => {
    expect(codeOf(intakeSite(SITES, kind, sender))).toBe(code);
  });

  it('is null without sites', () => expect(intakeSite([], 'international', from('GD', 'GZ', 'BY'))).toBeNull());
});

describe('the nearest site', () => {
  it('is in the area, else in the city, else in the province, else the first', () => {
    expect(codeOf(nearestSite(SITES, from('GD', 'GZ', 'YX')))).toBe('CN-B-01');
    expect(codeOf(nearestSite(SITES, from('GD', 'GZ', 'HP')))).toBe('CN-A-00');
    expect(codeOf(nearestSite(SITES, from('ZJ', 'HZ', '')))).toBe('CN-Z-01');
    expect(codeOf(nearestSite(SITES, from('XX', 'XX', '')))).toBe('CN-A-00');
  });
});
