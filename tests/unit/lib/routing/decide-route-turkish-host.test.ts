import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import type { MarketCookies } from '@/lib/routing/market-cookies';
import { HOSTILE_COOKIES, NO_COOKIES, TURKISH_HOST, TWO_HOSTS, decide, line } from '../../support/requests';

const PAGES = ['', '/product/express', '/article-list/17', '/no/such/page'];
const ENGLISH: MarketCookies = { locale: 'en', defaultCountryCode: 'TR' };
/** Language cookies other than a valid `en`. */
const NOT_ENGLISH: readonly MarketCookies[] = [
  NO_COOKIES,
  { locale: 'tr', defaultCountryCode: 'TR' },
  { locale: 'fr', defaultCountryCode: 'MA' },
  { locale: 'cn', defaultCountryCode: 'CN' },
  { defaultCountryCode: 'GH' },
  ...HOSTILE_COOKIES,
];
const ANY = [ENGLISH, ...NOT_ENGLISH];
const HOSTS = [TURKISH_HOST, 'WWW.Dunia.COM.TR', `${TURKISH_HOST}:8443`, `${TURKISH_HOST}.`];

const decideFor = (path: string, cookies: MarketCookies = NO_COOKIES, host = TURKISH_HOST) =>
  line(decide({ path, cookies, host, config: TWO_HOSTS }));

describe.each(HOSTS)('Turkish host %s', (host) => {
  it.each(['tr-en', 'tr-tr'])('serves /%s', (prefix) => {
    for (const page of PAGES) {
      for (const cookies of ANY) expect(decideFor(`/${prefix}${page}`, cookies, host)).toBe('serve');
    }
  });

  it.each(ALL_PREFIXES.filter((prefix) => !prefix.startsWith('tr-')))(
    'redirects /%s by the language in the path',
    (prefix) => {
      const target = parsePrefix(prefix)!.language === 'en' ? 'tr-en' : 'tr-tr';
      for (const spelling of [prefix, prefix.toUpperCase()]) {
        for (const page of PAGES) {
          for (const cookies of ANY)
            expect(decideFor(`/${spelling}${page}`, cookies, host)).toBe(`308 /${target}${page}`);
        }
      }
    },
  );

  it.each(['TR-EN', 'Tr-eN', '%74r-en'])('redirects /%s to lower case', (spelling) => {
    for (const cookies of ANY) expect(decideFor(`/${spelling}/track`, cookies, host)).toBe('308 /tr-en/track');
  });

  it.each(COUNTRIES)('uses the cookie if %s has no such language', (country) => {
    for (const language of ['xx', 'zh', 'de']) {
      const path = `/${country.toLowerCase()}-${language}/track`;
      expect(decideFor(path, ENGLISH, host)).toBe('307 /tr-en/track no-store');
      for (const cookies of NOT_ENGLISH) expect(decideFor(path, cookies, host)).toBe('307 /tr-tr/track no-store');
    }
  });

  it.each(['/gh-fr', '/tr-cn', '/tr-fr', '/ma-ar'])(
    'treats %s, not listed by its country, as an invalid language',
    (path) => {
      expect(decideFor(path, ENGLISH, host)).toBe('307 /tr-en no-store');
      for (const cookies of NOT_ENGLISH) expect(decideFor(path, cookies, host)).toBe('307 /tr-tr no-store');
    },
  );

  it.each(['', '/empty/x', '/product/express', '/gh', '/gh_en', '/gh-eng', '/about-us', '/track'])(
    'redirects "%s" without a prefix to the cookie’s prefix',
    (page) => {
      expect(decideFor(page || '/', ENGLISH, host)).toBe(`307 /tr-en${page} no-store`);
      for (const cookies of NOT_ENGLISH)
        expect(decideFor(page || '/', cookies, host)).toBe(`307 /tr-tr${page} no-store`);
    },
  );

  it.each(['/empty', '/empty/'])('serves %s like every host (§2)', (path) => {
    for (const cookies of ANY) expect(decideFor(path, cookies, host)).toBe('serve');
  });

  it('redirects an unknown country to its own home page, never to China', () => {
    for (const page of PAGES) {
      for (const cookies of ANY) {
        expect(decideFor(`/xx-en${page}`, cookies, host)).toBe('308 /tr-en');
        expect(decideFor(`/us-fr${page}`, cookies, host)).toBe('308 /tr-tr');
      }
      expect(decideFor(`/xx-yy${page}`, ENGLISH, host)).toBe('307 /tr-en no-store');
      for (const cookies of NOT_ENGLISH) expect(decideFor(`/xx-yy${page}`, cookies, host)).toBe('307 /tr-tr no-store');
    }
  });

  it.each(['/api/oms/order/add', '/_next/static/a.js', '/favicon.ico', '/robots.txt'])('does not change %s', (path) => {
    for (const cookies of ANY) expect(decideFor(path, cookies, host)).toBe('serve');
  });
});

it('a Turkish host is a main host until it is configured', () => {
  for (const host of [
    '',
    'other.tr',
    `${TURKISH_HOST}.evil.example`,
    `evil.${TURKISH_HOST}`,
    'dunia.com.tr@evil.example',
  ]) {
    expect(decideFor('/gh-cn', NO_COOKIES, host), host).toBe('serve');
    expect(decideFor('/tr-tr', NO_COOKIES, host), host).toBe(`308 https://${TURKISH_HOST}/tr-tr`);
  }
});

it('decideRoute gives a reason on a Turkish host too', () => {
  const reason = (path: string) => decide({ path, host: TURKISH_HOST, config: TWO_HOSTS }).reason;
  expect(reason('/tr-tr')).toBe('valid-prefix');
  expect(reason('/TR-tr')).toBe('spelling');
  expect(reason('/gh-en')).toBe('turkish-pages-only');
  expect(reason('/')).toBe('turkish-pages-only');
});
