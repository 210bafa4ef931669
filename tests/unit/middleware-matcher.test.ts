import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { getMiddlewareRouteMatcher } from 'next/dist/shared/lib/router/utils/middleware-route-matcher';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES } from '@/lib/market/prefix';
import { isTurkishHostName } from '@/lib/routing/route-config';
import { config } from '@/middleware';
import { MAIN_HOST, ONE_HOST, TURKISH_HOST, TWO_HOSTS, decide } from './support/requests';

const SOURCE = readFileSync(new URL('../../middleware.ts', import.meta.url), 'utf8');
// The step of `next build` that compiles the literal. Next ships no types for it.
const { getMiddlewareMatchers } = createRequire(import.meta.url)('next/dist/build/analysis/get-page-static-info') as {
  getMiddlewareMatchers: (
    matcher: typeof config.matcher,
    nextConfig: object,
  ) => Parameters<typeof getMiddlewareRouteMatcher>[0];
};
const isMatched = getMiddlewareRouteMatcher(getMiddlewareMatchers(config.matcher, {}));

/** Next's own compiled matcher, called like its router does: with the path as sent and with the decoded path. */
function runs(path: string, host = MAIN_HOST): boolean {
  const runsOn = (pathname: string) => isMatched(pathname, { headers: { host } } as never, {});
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded is checked once.
  }
  return Boolean(runsOn(path) || runsOn(decoded));
}

const ELSEWHERE = ALL_PREFIXES.filter((prefix) => !prefix.startsWith('tr-'));
const MALFORMED = [
  'gh-xx',
  'gh-fr',
  'xx-en',
  'xx-yy',
  'gh',
  'gh-',
  'ghen',
  'gh_en',
  'gh-eng',
  'gh-enx',
  'gh-en-',
  'xgh-en',
];

describe('the literal', () => {
  it('consists of literals only, as Next requires', () => {
    const file = ts.createSourceFile('middleware.ts', SOURCE, ts.ScriptTarget.Latest, true);
    const isLiteral = (node: ts.Expression): boolean =>
      ts.isStringLiteral(node) ||
      (ts.isArrayLiteralExpression(node) && node.elements.every(isLiteral)) ||
      (ts.isObjectLiteralExpression(node) &&
        node.properties.every((property) => ts.isPropertyAssignment(property) && isLiteral(property.initializer)));
    const initializers = file.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) => [...statement.declarationList.declarations])
      .filter(({ name }) => name.getText() === 'config')
      .map(({ initializer }) => initializer!);
    expect(initializers).toHaveLength(1);
    expect(isLiteral(initializers[0]!)).toBe(true);
  });

  it('lists exactly the valid prefixes of lib/market except the Turkish ones', () => {
    const [main] = config.matcher;
    const prefixes = /^\/\(\(\?!\(\?:([^)]*)\)/.exec(main as string)![1]!.split('|');
    expect(prefixes, 'write the prefixes of lib/market into the matcher of middleware.ts').toEqual(ELSEWHERE);
  });

  it('is in a file of at most 40 lines without environment names', () => {
    expect(SOURCE.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(SOURCE.replace(/\/\/.*$/gm, '')).not.toMatch(/process\.env\s*[.[]/);
    expect(SOURCE).not.toMatch(/runtime:/);
  });
});

describe('on the main host', () => {
  it.each(ELSEWHERE)('/%s skips middleware', (prefix) => {
    for (const page of ['', '/', '/track', '/product/express', '/article-list/17', '/a.txt', '/%20', '/..%2fx']) {
      expect(runs(`/${prefix}${page}`), page).toBe(false);
    }
  });

  it.each(ELSEWHERE)('/%s runs it in every other spelling', (prefix) => {
    const [country, language] = prefix.split('-') as [string, string];
    const spellings = [
      prefix.toUpperCase(),
      `${country.toUpperCase()}-${language}`,
      `${country}-${language.toUpperCase()}`,
      `${country}_${language}`,
      `${prefix}x`,
      `x${prefix}`,
      `${prefix}-x`,
      `${country}-`,
      `%${prefix}`,
    ];
    for (const spelling of spellings) {
      for (const page of ['', '/track']) expect(runs(`/${spelling}${page}`), spelling).toBe(true);
    }
  });

  it.each(['tr-en', 'tr-tr', 'TR-EN', 'tr-xx'])('/%s runs it: a Turkish host may be configured', (segment) => {
    for (const page of ['', '/track', '/a.txt']) expect(runs(`/${segment}${page}`)).toBe(true);
  });

  it.each([
    ...MALFORMED,
    'product/express',
    'track',
    'empty/x',
    'emptyx',
    'apis',
    '_nextx',
    'API/x',
    'GH-EN/a.txt',
    'x.y/z',
  ])('/%s runs it', (path) => expect(runs(`/${path}`)).toBe(true));

  it.each([
    '/',
    '/empty',
    '/empty/',
    '/api',
    '/api/x/y',
    '/_next/static/a/b',
    '/_next/image',
    '/favicon.ico',
    '/a/b.svg',
  ])('%s does not run middleware', (path) => expect(runs(path)).toBe(false));
});

describe.each([TURKISH_HOST, 'DUNIA.COM.TR', `${TURKISH_HOST}:8443`, `${TURKISH_HOST}.`, 'local.tr:3000'])(
  'on %s',
  (host) => {
    it('every page runs it', () => {
      const paths = [
        '/',
        '/empty',
        '/track',
        '/a/b/c',
        ...ALL_PREFIXES.flatMap((p) => [`/${p}`, `/${p}/track`, `/${p}/a.txt`]),
      ];
      for (const path of [...paths, ...MALFORMED.map((segment) => `/${segment}`)])
        expect(runs(path, host), path).toBe(true);
    });

    it.each(['/api', '/api/x/y', '/_next/static/a', '/favicon.ico', '/robots.txt'])('%s does not', (path) => {
      expect(runs(path, host)).toBe(false);
    });
  },
);

it('every configurable name is matched, and no other host', () => {
  const isSeen = (host: string) => runs('/gh-en', host);
  for (const name of ['a.tr', 'www.dunia.com.tr', 'a-b.tr:3000']) {
    expect(isTurkishHostName(name)).toBe(true);
    expect(isSeen(name), name).toBe(true);
  }
  for (const host of ['tr', 'dunia.tr.example', 'dunia.example', 'tr.example', 'xtr'])
    expect(isSeen(host), host).toBe(false);
});

it('a page that skips middleware is one that decideRoute serves', () => {
  const segment = fc.oneof(
    fc.constantFrom<string>(
      ...ALL_PREFIXES,
      ...MALFORMED,
      'GH-EN',
      '%67h-en',
      'empty',
      'api',
      '_next',
      'a.txt',
      'track',
      'x.',
    ),
    fc.constantFrom('%ff', '%2f', '%5c', '%00', '%2e', '.tr', 'gh-en%2fx', 'é'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  );
  const requestPaths = fc
    .array(segment, { maxLength: 4 })
    // Next collapses repeated slashes and resolves dot segments before the check.
    .map((segments) => new URL(`/${segments.map(encodeSpecial).join('/')}`, 'http://path.invalid').pathname)
    .filter((path) => !path.includes('//'));
  let skipped = 0;
  fc.assert(
    fc.property(
      requestPaths,
      fc.constantFrom(MAIN_HOST, TURKISH_HOST),
      fc.constantFrom(ONE_HOST, TWO_HOSTS),
      (path, host, rules) => {
        if (runs(path, host)) return;
        skipped += 1;
        expect(decide({ path, host, config: rules }).kind, path).toBe('serve');
      },
    ),
    { numRuns: 5_000 },
  );
  expect(skipped).toBeGreaterThan(500);
});

function encodeSpecial(segment: string): string {
  return segment.replace(/[/\\?#\s\p{Cc}\p{Cs}]/gu, '-');
}
