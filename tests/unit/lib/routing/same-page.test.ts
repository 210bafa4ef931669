import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { homePath } from '@/lib/routing/home-path';
import { matchRoute, paths, samePage } from '@/lib/routing/paths';
import { ROUTES, isShownIn } from '@/lib/routing/routes';

const prefix = (text: string) => text as Prefix;

it('the address of a home page needs no route table', () => {
  for (const each of ALL_PREFIXES) expect(homePath(each)).toBe(paths.home(each));
});

describe('samePage', () => {
  it('preserves page and query', () => {
    expect(samePage('/gh-en/track', '?no=A,B', prefix('ma-fr'))).toBe('/ma-fr/track?no=A,B');
    expect(samePage('/gh-en/track', 'no=A%2CB&x=%20', prefix('ma-fr'))).toBe('/ma-fr/track?no=A%2CB&x=%20');
    expect(samePage('/gh-en/', '', prefix('tr-tr'))).toBe('/tr-tr');
    expect(samePage('/gh-en', '?', prefix('tr-tr'))).toBe('/tr-tr');
    expect(samePage('/gh-en', '?a', prefix('tr-tr'))).toBe('/tr-tr?a');
    expect(samePage('/gh-cn/article-list/%E4%B8%AD', '', prefix('gh-en'))).toBe('/gh-en/article-list/%E4%B8%AD');
  });

  it('leaves `next` within the new market, and ignores invalid paths', () => {
    const wizard = encodeURIComponent('/gh-en/express/intlorder-entry?step=review');
    expect(samePage('/gh-en/user-opt/login', `?mode=code&next=${wizard}`, prefix('ma-fr'))).toBe(
      `/ma-fr/user-opt/login?mode=code&next=${encodeURIComponent('/ma-fr/express/intlorder-entry?step=review')}`,
    );
    const nested = encodeURIComponent(`/gh-en/user-opt/register?next=${wizard}`);
    expect(decodeURIComponent(samePage('/gh-en/user-opt/login', `?next=${nested}`, prefix('gh-cn')))).toBe(
      `/gh-cn/user-opt/login?next=/gh-cn/user-opt/register?next=${wizard.replace('gh-en', 'gh-cn')}`,
    );
    expect(samePage('/tr-tr/user-opt/login', '?next=%2Ftr-tr%2Fcookie', prefix('gh-en'))).toBe(
      '/gh-en/user-opt/login?next=%2Fgh-en',
    );
    for (const odd of ['next=%E0%A4%A', 'next=https%3A%2F%2Fevil.example', 'next=', 'x=1&nexts=%2Fgh-en'])
      expect(samePage('/gh-en/user-opt/login', `?${odd}`, prefix('ke-en'))).toBe(`/ke-en/user-opt/login?${odd}`);
  });

  it('preserves the short spelling', () => {
    expect(samePage('/gh-en/intlStraight', '', prefix('pk-ur'))).toBe('/pk-ur/intlStraight');
  });

  it('goes home, without the query, if the country has no such page', () => {
    expect(samePage('/tr-tr/cookie', '?a=1', prefix('gh-en'))).toBe('/gh-en');
    expect(samePage('/tr-tr/cookie', '?a=1', prefix('tr-en'))).toBe('/tr-en/cookie?a=1');
    expect(samePage('/gh-en/service-rule', '', prefix('cn-cn'))).toBe('/cn-cn');
    expect(samePage('/gh-en/service-rule', '', prefix('ng-cn'))).toBe('/ng-cn/service-rule');
  });

  it.each(['/', '/empty', '/gh-xx/track', '/gh-en/no/such/page', '//evil.example', '', '/gh-en//evil.example'])(
    'goes home from %j, which is not a page',
    (pathname) => expect(samePage(pathname, '?a=1', prefix('ke-en'))).toBe('/ke-en'),
  );

  it('leads to the same route from every prefix to every other, or home', () => {
    for (const from of ALL_PREFIXES) {
      for (const to of ALL_PREFIXES) {
        for (const route of ROUTES) {
          const path = route.path.replace(/\[\w+\]/, 'x17');
          const link = samePage(`/${from}${path && `/${path}`}`, '', to);
          const expected = isShownIn(route, parsePrefix(to)!.country) ? route : ROUTES[0];
          if (matchRoute(link)?.route !== expected) expect.fail(`${from} ${route.path} -> ${link}`);
        }
      }
    }
    expect(ROUTES[0]!.path).toBe('');
    expect(samePage(paths.home(prefix('gh-en')), '', prefix('ae-ar'))).toBe('/ae-ar');
  });
});
