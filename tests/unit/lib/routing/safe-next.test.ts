import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { paths, safeNext } from '@/lib/routing/paths';

const HERE = 'gh-en' as Prefix;

describe('safeNext', () => {
  it.each([
    '/gh-en',
    '/gh-en/express/my-order',
    '/ma-fr/track?no=A,B',
    '/eg-ar/express/order-entry?step=2#receiver',
    '/gh-en/track?u=//evil.example&v=https://evil.example',
    '/tr-tr/article-list/%E4%B8%AD',
  ])('accepts %s', (next) => expect(safeNext(next, HERE)).toBe(next));

  it.each([
    null,
    undefined,
    '',
    '/',
    'gh-en',
    'gh-en/track',
    './gh-en',
    '?next=/gh-en',
    '#x',
    ' /gh-en',
    '/gh-xx',
    '/GH-EN',
    '/track',
    '//evil.example',
    '//evil.example/gh-en',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/gh-en\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/gh-en\r\nSet-Cookie: a=b',
    '/gh-en\u0000',
    '/gh-en/\u007f',
    '/gh-en\u0085',
    'https://evil.example/gh-en',
    'https:/gh-en',
    'http:gh-en',
    'javascript:alert(1)',
    'data:text/html,x',
    '/@evil.example',
    '/gh-en//evil.example',
    '/gh-en/..//evil.example',
    '/gh-en/%2e%2e//evil.example',
    '/gh-en/../../evil.example',
    '/api/x',
    '/_next/x',
    '/empty',
    '/gh-en/../api/x',
    '/%67h-en',
    '/gh-en%2f..',
  ])('goes home for %j', (next) => expect(safeNext(next, HERE)).toBe('/gh-en'));

  it('resolves dot segments before the check', () => {
    expect(safeNext('/gh-en/a/../track', HERE)).toBe('/gh-en/track');
    expect(safeNext('/xx/../ke-en/track', HERE)).toBe('/ke-en/track');
    expect(safeNext('/gh-en/.a/../../api/x', HERE)).toBe('/gh-en');
  });

  it('never leaves the site, for any input, and is stable', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '%2e%2e',
      'gh-en',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '%2f',
      'x',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 6 }).map((pieces) => `/gh-en/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom(...ALL_PREFIXES), (next, prefix) => {
        const target = safeNext(next, prefix);
        const url = new URL(target, 'https://site.invalid');
        expect(url.host).toBe('site.invalid');
        expect(parsePrefix(url.pathname.split('/')[1]!)).not.toBeNull();
        expect(url.pathname + url.search + url.hash).toBe(target);
        expect(url.pathname).not.toContain('//');
        expect(safeNext(target, prefix)).toBe(target);
      }),
      { numRuns: 5_000 },
    );
  });

  it('accepts every address of paths', () => {
    for (const prefix of ALL_PREFIXES) {
      for (const build of Object.values(paths)) {
        const link = build(prefix, 'x' as never);
        expect(safeNext(link, HERE)).toBe(link);
      }
    }
  });
});
