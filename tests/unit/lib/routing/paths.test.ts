import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { filePaths } from '@/lib/routing/file-paths';
import { matchRoute, pathTo, paths } from '@/lib/routing/paths';
import { ROUTES } from '@/lib/routing/routes';

const GH = 'gh-en' as Prefix;
const split = (link: string) => {
  const url = new URL(link, 'http://path.invalid');
  return { pathname: url.pathname, query: Object.fromEntries(url.searchParams) };
};

describe('the path builder', () => {
  it('matches the specification', () => {
    expect(paths.home(GH)).toBe('/gh-en');
    expect(paths.track(GH)).toBe('/gh-en/track');
    expect(paths.track(GH, ['A', 'B'])).toBe('/gh-en/track?no=A,B');
    expect(paths.orderQuote(GH, { weight: 3, to: 'NG' })).toBe('/gh-en/express/order-quote?weight=3&to=NG');
    expect(paths.presend(GH)).toBe('/gh-en/express/presend-package');
    expect(paths.intlOrderEntry(GH)).toBe('/gh-en/express/intlorder-entry');
    expect(paths.orderEntry(GH)).toBe('/gh-en/express/order-entry');
    expect(paths.myOrder(GH)).toBe('/gh-en/express/my-order');
    expect(paths.order(GH, { id: '42', kind: 'international' })).toBe('/gh-en/express/intlorder-detail?id=42');
    expect(paths.order(GH, { id: '42', kind: 'domestic' })).toBe('/gh-en/express/order-detail?id=42');
    expect(paths.article(GH)).toBe('/gh-en/article-list');
    expect(paths.article(GH, '17')).toBe('/gh-en/article-list/17');
    expect(paths.questionnaire(GH, 'q1')).toBe('/gh-en/q1');
    expect(paths.cookie('tr-tr' as Prefix)).toBe('/tr-tr/cookie');
    expect(paths.personal(GH)).toBe('/gh-en/user-opt/personal');
    expect(paths.localeSelect(GH)).toBe('/gh-en/user-opt/locale-select');
  });

  it('has a return address through the login page, in either mode', () => {
    const next = paths.track(GH, ['A', 'B']);
    expect(paths.login(GH)).toBe('/gh-en/user-opt/login');
    expect(split(paths.login(GH, { next }))).toEqual({ pathname: '/gh-en/user-opt/login', query: { next } });
    expect(paths.verifyLogin(GH)).toBe('/gh-en/user-opt/login?mode=code');
    expect(split(paths.verifyLogin(GH, { next })).query).toEqual({ mode: 'code', next });
  });

  it.each(ALL_PREFIXES)('reaches every route under %s, without duplicates', (prefix) => {
    const kinds = ['international', 'domestic'] as const;
    expect(matchRoute(filePaths.trackBox(prefix))).toBeNull();
    for (const build of Object.values(filePaths)) expect(build(prefix)).toMatch(new RegExp(`^/${prefix}/`));
    const built = Object.values(paths).flatMap((build) =>
      build === paths.order
        ? kinds.map((kind) => paths.order(prefix as Prefix, { id: 'x', kind }))
        : [build(prefix as Prefix, 'x' as never)],
    );
    const routeNames = built.map((link) => matchRoute(split(link).pathname)?.route.name);
    expect(new Set(routeNames)).toEqual(
      new Set(ROUTES.map(({ name }) => name).filter((name) => name !== 'article-list')),
    );
    expect(matchRoute(paths.article(prefix))?.route.name).toBe('article-list');
    expect(built.every((link) => link.startsWith(`/${prefix}`))).toBe(true);
  });

  it('omits missing parameters', () => {
    expect(paths.rates(GH, { a: undefined, b: '', c: [], d: 0 })).toBe('/gh-en/rates?d=0');
    expect(paths.track(GH, [])).toBe('/gh-en/track');
  });

  it('escapes any parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }), (id, value) => {
        fc.pre(!/^\.{1,2}$/.test(id));
        expect(matchRoute(new URL(paths.article(GH, id), 'http://path.invalid').pathname)).toMatchObject({
          route: { name: 'article' },
          params: { id },
        });
        expect(split(paths.order(GH, { id, kind: 'domestic' })).query).toEqual({ id });
        expect(split(paths.home(GH, { [`k${value}`]: value })).query).toEqual({ [`k${value}`]: value });
      }),
    );
  });

  it('rejects a page without its parameter', () => {
    expect(() => pathTo(GH, 'article')).toThrow(RangeError);
    expect(() => pathTo(GH, 'questionnaire', { token: '' })).toThrow(RangeError);
    for (const dots of ['.', '..']) expect(() => paths.questionnaire(GH, dots)).toThrow(RangeError);
  });
});

describe('matchRoute', () => {
  it.each(ALL_PREFIXES)('finds every page and alias under /%s', (prefix) => {
    for (const route of ROUTES.filter(({ path }) => !path.includes('['))) {
      for (const end of ['', '/']) {
        const match = matchRoute(`/${prefix}${route.path && `/${route.path}`}${end}`);
        expect(match).toEqual({ prefix, choice: parsePrefix(prefix), route, params: {} });
        for (const alias of route.aliases ?? []) {
          expect(matchRoute(`/${prefix}/${alias}${end}`)).toEqual({ ...match, alias: true });
        }
      }
    }
  });

  it('decodes the dynamic part', () => {
    expect(matchRoute('/gh-en/article-list/17')).toMatchObject({ route: { name: 'article' }, params: { id: '17' } });
    expect(matchRoute('/gh-cn/article-list/%E4%B8%AD')?.params).toEqual({ id: '中' });
    expect(matchRoute('/gh-en/article-list/a%2fb')?.params).toEqual({ id: 'a/b' });
    expect(matchRoute('/gh-en/Ab3-x')).toMatchObject({ route: { name: 'questionnaire' }, params: { token: 'Ab3-x' } });
  });

  it.each([
    '',
    '/',
    '/empty',
    '/track',
    '/GH-EN',
    '/gh-xx/track',
    '/gh-fr',
    '/xx-en',
    'gh-en',
    '//gh-en',
    '/gh-en//',
    '/gh-en//track',
    '/gh-en/no/such',
    '/gh-en/track/x',
    '/gh-en/article-list/1/2',
    '/gh-en/article-list/%ff',
    '/gh-en/%ff',
    '/gh-en/product/nothing',
    '/api/x',
  ])('finds nothing at %j', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('does not match a name of Object.prototype', () => {
    expect(matchRoute('/gh-en/constructor')?.route.name).toBe('questionnaire');
    expect(matchRoute('/gh-en/__proto__/x')).toBeNull();
  });
});
