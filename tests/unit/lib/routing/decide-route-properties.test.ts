import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import type { RouteConfig } from '@/lib/routing/route-config';
import {
  HOSTILE_COOKIES,
  MAIN_HOST,
  NO_COOKIES,
  ONE_HOST,
  TURKISH_HOST,
  TWO_HOSTS,
  decide,
  walk,
} from '../../support/requests';

const LOCAL: RouteConfig = { turkishHosts: ['localhost-tr.test:3000'], scheme: 'http', defaultCountry: 'GH' };
const TURKISH_DEFAULT: RouteConfig = { ...TWO_HOSTS, defaultCountry: 'TR' };

const hostileSegment = fc.constantFrom(
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%2f',
  '%2F%2Fevil.example',
  '%5c',
  '%5C%5Cevil.example',
  '%ff',
  '%',
  '%zz',
  '%00',
  '\u0000',
  '\t',
  '\n',
  '\r\n',
  ' ',
  '\\',
  '\\\\evil.example',
  '@evil.example',
  'evil.example',
  'http:',
  'https:',
  'javascript:alert(1)',
  '?',
  '#',
  ';',
  ':',
  'é',
  '中文',
  '\ud800',
  'a'.repeat(20_000),
  '%25ff',
  '%252f',
  'x.y',
  '.tr',
  'gh-xx',
  'xx-en',
  'xx-yy',
  'gh-fr',
  'tr-cn',
  'tr-xx',
  'GH-EN',
  'Tr-Tr',
  '%67h-en',
  'gh-en%2fx',
  'gh',
  'gh-',
  'empty',
  'api',
);
const segment = fc.oneof(
  { weight: 3, arbitrary: hostileSegment },
  { weight: 2, arbitrary: fc.constantFrom<string>(...ALL_PREFIXES) },
  { weight: 1, arbitrary: fc.constantFrom('track', 'product', 'express', 'article-list', '17') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const separator = fc.constantFrom('/', '/', '/', '//', '\\', '/./', '/../', '');
const path = fc.oneof(
  fc.array(fc.tuple(separator, segment), { maxLength: 6 }).map((parts) => `/${parts.flat().join('')}`),
  fc.string({ unit: 'binary' }),
);
const cookies = fc.oneof(
  fc.constantFrom(NO_COOKIES, ...HOSTILE_COOKIES),
  fc.constantFrom(...ALL_PREFIXES).map((prefix) => {
    const { country, language } = parsePrefix(prefix)!;
    return { defaultCountryCode: country, locale: language };
  }),
  fc.record({ locale: fc.string(), defaultCountryCode: fc.string() }),
);
const host = fc.oneof(
  fc.constantFrom(
    MAIN_HOST,
    TURKISH_HOST,
    'DUNIA.com.TR:8080',
    'localhost-tr.test:3000',
    'evil.example',
    'evil.tr',
    '',
    '[::1]',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const config = fc.constantFrom(ONE_HOST, TWO_HOSTS, LOCAL, TURKISH_DEFAULT);
const search = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?a=1&b=2',
    '?no=A,B',
    '?next=//evil.example',
    '?u=https://evil.example/#x',
    '?\r\nX: y',
    '?é=中',
  ),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.string({ unit: 'binary' }).map((query) => `?${query}`),
);
const request = fc.record({ path, search, host, cookies, turkishCookies: cookies, config });
const RUNS = { numRuns: 3_000 };

describe('any request', () => {
  it('is served after at most two hops, all of them on our hosts', () => {
    fc.assert(
      fc.property(request, (visit) => {
        expect(walk(visit).end.kind).toBe('serve');
      }),
      RUNS,
    );
  });

  it('is redirected to a path under a valid prefix on our hosts, within header limits', () => {
    fc.assert(
      fc.property(request, (visit) => {
        const decision = decide(visit);
        if (decision.kind === 'serve') return;
        const origin = /^https?:\/\/[^/]+/.exec(decision.location)?.[0] ?? '';
        const path = decision.location.slice(origin.length);
        expect(path).toMatch(/^\/[a-z]{2}-[a-z]{2}(?:[/?]|$)/);
        expect(parsePrefix(path.slice(1, 6)), path).not.toBeNull();
        expect(path.split('?')[0]).not.toMatch(/\/\/|\\|\/\.{1,2}(?:\/|$)/);
        expect(decision.location).toMatch(/^[\x21-\x7e]+$/);
        if (origin) expect(new URL(origin).host).toBe(visit.config.turkishHosts[0]);
        expect(() => decodeURIComponent(path.split('?')[0]!)).not.toThrow();
      }),
      RUNS,
    );
  });

  it('has a deterministic result, and its target is served directly', () => {
    fc.assert(
      fc.property(request, (visit) => {
        expect(decide(visit)).toEqual(decide(visit));
        const { hops } = walk(visit);
        // Every redirect leads to its final address.
        expect(hops.length).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  it('preserves its query', () => {
    fc.assert(
      fc.property(request, (visit) => {
        const decision = decide(visit);
        if (decision.kind === 'serve') return;
        const request = new URL('http://path.invalid/');
        request.search = visit.search;
        expect(new URL(decision.location, 'http://path.invalid').search).toBe(request.search);
        expect(decision.location).not.toContain('#');
      }),
      RUNS,
    );
  });

  it('is cacheable only if no cookie can change the result', () => {
    fc.assert(
      fc.property(request, cookies, (visit, otherCookies) => {
        const decision = decide(visit);
        const other = decide({ ...visit, cookies: otherCookies });
        if (decision.kind === 'serve' || !decision.noStore) expect(other).toEqual(decision);
        if (decision.kind === 'redirect' && decision.status === 307) expect(decision.noStore).toBe(true);
      }),
      RUNS,
    );
  });

  it('never has its Host header repeated', () => {
    fc.assert(
      fc.property(request, (visit) => {
        const forgedResult = decide({ ...visit, host: 'forged.example' });
        expect(JSON.stringify(forgedResult)).not.toContain('forged.example');
      }),
      RUNS,
    );
  });
});

describe('a known redirect attack', () => {
  it.each([
    ['//evil.example', '/gh-en/evil.example/a'],
    ['/\\evil.example', '/gh-en/evil.example/a'],
    ['/\t/evil.example', '/gh-en/evil.example/a'],
    ['/%2fevil.example', '/gh-en/%2fevil.example/a'],
    ['/%5cevil.example', '/gh-en/%5cevil.example/a'],
    ['/.//evil.example', '/gh-en/evil.example/a'],
    ['/x/..//evil.example', '/gh-en/evil.example/a'],
    ['/%2e%2e//evil.example', '/gh-en/evil.example/a'],
    ['/gh-en/..//evil.example', '/gh-en/evil.example/a'],
    ['/GH-EN/.x/../..//evil.example', '/gh-en/evil.example/a'],
    ['/GH-EN//evil.example', '/gh-en/evil.example/a'],
    ['http://evil.example', '/gh-en/http:/evil.example/a'],
    ['/gh-en//evil.example', '/gh-en/evil.example/a'],
    ['/\u0000', '/gh-en/%00/a'],
    ['/%ff', '/gh-en/%25ff/a'],
    ['/a\r\nSet-Cookie: b=c', '/gh-en/aSet-Cookie:%20b=c/a'],
    ['/?x', '/gh-en/%3Fx/a'],
  ])('%j is redirected to our own host', (start, location) => {
    expect(decide({ path: `${start}/a` })).toMatchObject({ kind: 'redirect', location });
  });

  it.each(['/a', 'a', '/..', '%2f', '/gh-xx', '.a', '%'])('a megabyte of %s is answered', (unit) => {
    const path = `/${unit.repeat(1_000_000 / unit.length)}`;
    expect(walk({ path, config: TWO_HOSTS }).end.kind).toBe('serve');
    expect(walk({ path, host: TURKISH_HOST, config: TWO_HOSTS }).end.kind).toBe('serve');
  });
});
