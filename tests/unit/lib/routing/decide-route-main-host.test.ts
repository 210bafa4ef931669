import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { LANGUAGES, languageToUrl } from '@/lib/market/language';
import { ALL_PREFIXES, formatPrefix, parsePrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import {
  CONFIGS,
  HOSTILE_COOKIES,
  NO_COOKIES,
  ONE_HOST,
  TURKISH_HOST,
  TWO_HOSTS,
  decide,
  line,
} from '../../support/requests';

const PAGES = ['', '/product/express', '/article-list/17', '/track', '/no/such/page'];
/** Every valid pair as the site writes it, every pair in URL spelling, and incomplete or invalid cookies. */
const VALID_COOKIES = ALL_PREFIXES.map((prefix) => {
  const { country, language } = parsePrefix(prefix)!;
  return { prefix, cookies: { defaultCountryCode: country, locale: language } };
});
const EVERY_COOKIE = [NO_COOKIES, ...HOSTILE_COOKIES, ...VALID_COOKIES.map(({ cookies }) => cookies)];
const INVALID_LANGUAGES = COUNTRIES.flatMap((country) =>
  [...LANGUAGES.filter((l) => !MARKETS[country].languages.includes(l)).map(languageToUrl), 'xx', 'zh', 'de', 'us']
    .map((language) => `${country.toLowerCase()}-${language}`)
    .filter((segment) => parsePrefix(segment) === null),
);
/** Returns the target of the pages of a prefix on a main host. */
const at = (prefix: string, config = ONE_HOST) =>
  prefix.startsWith('tr-') && config.turkishHosts.length > 0 ? `https://${TURKISH_HOST}/${prefix}` : `/${prefix}`;

describe.each(CONFIGS)('main host, %s', (_, config) => {
  it.each(['/', '/empty', '/empty/', '//'])('serves %s with any cookies', (path) => {
    for (const cookies of EVERY_COOKIE) expect(line(decide({ path, cookies, config }))).toBe('serve');
  });

  it.each(ALL_PREFIXES)('decides /%s by host only', (prefix) => {
    for (const page of PAGES) {
      const path = `/${prefix}${page}`;
      const expected = at(prefix, config) === `/${prefix}` ? 'serve' : `308 ${at(prefix, config)}${page}`;
      for (const cookies of EVERY_COOKIE) expect(line(decide({ path, cookies, config })), path).toBe(expected);
    }
  });

  it.each(ALL_PREFIXES)('redirects /%s to lower case, in one hop', (prefix) => {
    const spellings = [
      prefix.toUpperCase(),
      prefix.slice(0, 2).toUpperCase() + prefix.slice(2),
      prefix.slice(0, 3) + prefix.slice(3).toUpperCase(),
      prefix.replace('-', '%2D'),
      `%${prefix.charCodeAt(0).toString(16)}${prefix.slice(1)}`,
    ];
    for (const spelling of spellings) {
      for (const page of PAGES) {
        for (const cookies of EVERY_COOKIE) {
          const decision = line(decide({ path: `/${spelling}${page}`, cookies, config }));
          expect(decision, spelling).toBe(`308 ${at(prefix, config)}${page}`);
        }
      }
    }
  });

  it.each(['xx-en', 'xx-yy', 'XX-EN', 'us-en', 'zh-CN', 'en-gh', 'zz-tr'])(
    'redirects unknown country %s to China',
    (segment) => {
      for (const page of PAGES) {
        for (const cookies of EVERY_COOKIE) {
          expect(line(decide({ path: `/${segment}${page}`, cookies, config }))).toBe('308 /cn-en');
        }
      }
    },
  );

  it('has languages to reject in every country', () => {
    for (const country of COUNTRIES) expect(INVALID_LANGUAGES.join()).toContain(`${country.toLowerCase()}-xx`);
    expect(INVALID_LANGUAGES).toEqual(expect.arrayContaining(['gh-fr', 'tr-cn', 'ma-ar', 'cn-zh']));
  });

  it.each(INVALID_LANGUAGES)('redirects /%s to China without a cookie language, uncacheably', (segment) => {
    for (const spelling of [segment, segment.toUpperCase()]) {
      for (const cookies of [NO_COOKIES, ...HOSTILE_COOKIES, { defaultCountryCode: 'MA' }]) {
        expect(line(decide({ path: `/${spelling}/track`, cookies, config }))).toBe('308 /cn-en no-store');
      }
    }
  });

  it.each(INVALID_LANGUAGES)('redirects /%s to the market of the cookies', (segment) => {
    for (const { prefix, cookies } of VALID_COOKIES) {
      for (const page of PAGES) {
        const decision = line(decide({ path: `/${segment}${page}`, cookies, config }));
        expect(decision, prefix).toBe(`307 ${at(prefix, config)}${page} no-store`);
      }
    }
  });

  it.each(['product/express', 'gh', 'gh-', 'ghen', 'gh_en', 'gh-eng', 'ghana-en', 'gh-zh-CN', 'about-us', 'empty/x'])(
    'puts /%s under the prefix of the cookies, else the default',
    (page) => {
      for (const { prefix, cookies } of VALID_COOKIES) {
        const expected = `307 ${at(prefix, config)}/${page} no-store`;
        expect(line(decide({ path: `/${page}`, cookies, config }))).toBe(expected);
      }
      for (const cookies of [NO_COOKIES, ...HOSTILE_COOKIES]) {
        expect(line(decide({ path: `/${page}`, cookies, config }))).toBe(`307 /gh-en/${page} no-store`);
      }
    },
  );

  it.each([
    '/api',
    '/api/oms/order/add',
    '/_next/static/a.js',
    '/_next/data',
    '/favicon.ico',
    '/flags/gh.svg',
    '/gh-en.txt',
  ])('does not change %s', (path) => {
    for (const cookies of EVERY_COOKIE) {
      expect(decide({ path, cookies, config })).toEqual({ kind: 'serve', reason: 'not-a-page' });
    }
  });
});

describe('an incomplete cookie', () => {
  const under = (cookies: Parameters<typeof decide>[0]['cookies'], segment = 'gh-xx') => [
    line(decide({ path: '/track', cookies })),
    line(decide({ path: `/${segment}/track`, cookies })),
  ];

  it.each([
    [{ locale: 'zh-CN' }, 'gh-cn'],
    [{ locale: 'cn' }, 'gh-cn'],
    [{ locale: 'cn', defaultCountryCode: 'MA' }, 'ma-cn'],
    [{ locale: 'fr' }, 'gh-en'],
    [{ locale: 'fr', defaultCountryCode: 'TR' }, 'tr-en'],
    [{ locale: 'zh-CN', defaultCountryCode: 'TR' }, 'tr-en'],
    [{ locale: 'fr', defaultCountryCode: 'ma' }, 'gh-en'],
  ])('%j selects %s', (cookies, prefix) => {
    expect(under(cookies)).toEqual([`307 /${prefix}/track no-store`, `307 /${prefix}/track no-store`]);
  });

  it('selects English with a country and no language', () => {
    expect(line(decide({ path: '/track', cookies: { defaultCountryCode: 'MA' } }))).toBe('307 /ma-en/track no-store');
  });

  it('selects the configured default without a country', () => {
    const config = { ...ONE_HOST, defaultCountry: 'KE' } as const;
    expect(line(decide({ path: '/track', config }))).toBe('307 /ke-en/track no-store');
  });
});

describe('the Turkish host in a Location', () => {
  const path = '/TR-tr/track';

  it('is the first configured one, over TLS', () => {
    expect(line(decide({ path, config: TWO_HOSTS }))).toBe('308 https://dunia.com.tr/tr-tr/track');
    const config = { ...TWO_HOSTS, scheme: 'http' } as const;
    expect(line(decide({ path, config }))).toBe('308 https://dunia.com.tr/tr-tr/track');
  });

  it('preserves its port, and then the scheme of the site', () => {
    const turkishHosts = ['localhost-tr.test:3000'];
    const local = (scheme?: 'http' | 'https') =>
      line(decide({ path, config: { turkishHosts, defaultCountry: 'GH', ...(scheme && { scheme }) } }));
    expect(local('http')).toBe('308 http://localhost-tr.test:3000/tr-tr/track');
    expect(local('https')).toBe('308 https://localhost-tr.test:3000/tr-tr/track');
    expect(local()).toBe('308 https://localhost-tr.test:3000/tr-tr/track');
  });
});

it('decideRoute leads password managers to the password of the account', () => {
  const path = '/.well-known/change-password';
  const personal = (prefix: string) => paths.personal(formatPrefix(parsePrefix(prefix)!));
  const lead = (cookies = NO_COOKIES, config = ONE_HOST) => line(decide({ path, cookies, config }));
  expect(lead()).toBe(`307 ${personal('gh-en')}#change-password no-store`);
  expect(lead({ defaultCountryCode: 'MA', locale: 'fr' })).toBe(`307 ${personal('ma-fr')}#change-password no-store`);
  expect(lead({ defaultCountryCode: 'TR', locale: 'tr' }, TWO_HOSTS)).toBe(
    `307 https://${TURKISH_HOST}${personal('tr-tr')}#change-password no-store`,
  );
  expect(line(decide({ path, host: TURKISH_HOST, config: TWO_HOSTS }))).toBe(
    `307 ${personal('tr-tr')}#change-password no-store`,
  );
});

it('decideRoute returns a reason for every decision', () => {
  const reason = (path: string, config = ONE_HOST) => decide({ path, config }).reason;
  expect(reason('/')).toBe('bare-page');
  expect(reason('/gh-en')).toBe('valid-prefix');
  expect(reason('/GH-en')).toBe('spelling');
  expect(reason('/gh-en//track')).toBe('spelling');
  expect(reason('/xx-en')).toBe('unknown-country');
  expect(reason('/gh-fr')).toBe('invalid-language');
  expect(reason('/track')).toBe('no-prefix');
  expect(reason('/tr-en', TWO_HOSTS)).toBe('turkish-host');
});
