import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { decideShortLink } from '@/lib/routing/decide-short-link';
import {
  CONFIGS,
  decide,
  HOSTILE_COOKIES,
  line,
  MAIN_HOST,
  NO_COOKIES,
  TURKISH_HOST,
  TWO_HOSTS,
} from '../../support/requests';

const SITE = `https://${MAIN_HOST}`;
const TOKEN = '7kq3mzp9x';

describe('the path of a short link', () => {
  it.each([MAIN_HOST, TURKISH_HOST])('is served on %s with any cookies, and is not a market', (host) => {
    for (const cookies of [NO_COOKIES, ...HOSTILE_COOKIES]) {
      expect(decide({ path: `/r/${TOKEN}`, host, cookies, config: TWO_HOSTS })).toEqual({
        kind: 'serve',
        reason: 'short-link',
      });
    }
  });

  it('has two segments, unlike a page without a prefix', () => {
    expect(line(decide({ path: '/r' }))).toBe('307 /gh-en/r no-store');
    expect(line(decide({ path: `/r/${TOKEN}/x` }))).toBe(`307 /gh-en/r/${TOKEN}/x no-store`);
  });
});

describe.each(CONFIGS)('a short link with %s', (_, config) => {
  const origins = { ...config, siteUrl: SITE };
  const go = (choice: ReturnType<typeof parsePrefix>, host = MAIN_HOST, cookies = NO_COOKIES, token = TOKEN) =>
    decideShortLink({ host, cookies, token, choice, origins });

  it.each(ALL_PREFIXES)('leads to the page of %s in one hop, on the host that serves it', (prefix) => {
    for (const host of [MAIN_HOST, TURKISH_HOST]) {
      const target = new URL(go(parsePrefix(prefix), host), `https://${host}`);
      expect(target.pathname).toBe(`/${prefix}/parcel/${TOKEN}`);
      const there = decide({ path: target.pathname, host: target.host, config });
      expect(line(there), target.href).toBe('serve');
      const isTurkish = prefix.startsWith('tr-') && config.turkishHosts.length > 0;
      // Without a Turkish host both names are the main one.
      if (config.turkishHosts.length > 0) expect(target.host).toBe(isTurkish ? TURKISH_HOST : MAIN_HOST);
    }
  });

  it('leads to the explaining page if invalid, in the visitor’s language', () => {
    expect(go(null)).toBe(`/gh-en/parcel/${TOKEN}`);
    expect(go(null, MAIN_HOST, { locale: 'ar', defaultCountryCode: 'EG' })).toBe(`/eg-ar/parcel/${TOKEN}`);
    for (const cookies of [NO_COOKIES, ...HOSTILE_COOKIES])
      for (const token of ['//evil.example', '..', '%2f', 'x'.repeat(5000), '\r\nSet-Cookie: a=b'])
        expect(go(null, MAIN_HOST, cookies, token)).toMatch(
          /^(https:\/\/dunia\.com\.tr)?\/[a-z]{2}-[a-z]{2}\/parcel\/ended$/,
        );
    if (config.turkishHosts.length > 0) expect(go(null, TURKISH_HOST)).toBe(`/tr-tr/parcel/${TOKEN}`);
  });
});
