import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { ROUTES, isShownIn, routeNamed } from '@/lib/routing/routes';

const ALIASES = [
  'warehouse',
  'warehouse-head',
  'warehouse-promise',
  'warehouse-delivery',
  'express',
  'express-large',
  'express-standard',
  'intlStraight',
  'intl-straight-small',
  'intl-straight-special',
  'help',
  'contact-us',
  'about-us',
  'join-us',
  'access',
  'resolve',
  'recruit',
];
const pathsWhere = (test: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(test)
    .map(({ path }) => path)
    .sort();

describe('the route table', () => {
  it('has every path and name once', () => {
    const all = pathsWhere(() => true);
    expect(new Set(all).size).toBe(all.length);
    const names = ROUTES.flatMap(({ name, modes = [] }) => [name, ...modes.map((mode) => mode.name)]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has every alias of §2 once, beside its page', () => {
    expect(ROUTES.flatMap(({ aliases = [] }) => aliases).sort()).toEqual([...ALIASES].sort());
    const all = pathsWhere(() => true);
    for (const { path, aliases = [] } of ROUTES) {
      for (const alias of aliases) expect(path.split('/')[1]).toBe(alias === 'intlStraight' ? 'intl-straight' : alias);
      for (const alias of aliases) expect(all).not.toContain(alias);
    }
  });

  it('has the names of §2', () => {
    expect(routeNamed('lang-index-cookie').path).toBe('cookie');
    expect(routeNamed('index-my-parcel').path).toBe('express/my-order');
    expect(routeNamed('index-create-ship').path).toBe('express/presend-package');
    expect(routeNamed('index-login')).toMatchObject({
      path: 'user-opt/login',
      modes: [{ name: 'index-verify-login' }],
    });
    for (const route of ROUTES) expect(routeNamed(route.name)).toBe(route);
  });

  it('requires a login for pages with personal data', () => {
    const own = [
      'express/collections',
      'express/intlorder-detail',
      'express/many',
      'express/my-order',
      'express/order-detail',
      'user-opt/personal',
    ];
    expect(pathsWhere(({ flags }) => flags.needsLogin)).toEqual(own);
  });

  it('excludes personal and temporary pages from search engines', () => {
    const noindex = pathsWhere(({ flags }) => flags.private);
    for (const path of pathsWhere(({ flags }) => flags.needsLogin)) expect(noindex).toContain(path);
    expect(noindex).toEqual(expect.arrayContaining(['user-opt/login', 'user-opt/register', '[token]', 'term-dialog']));
    for (const path of ['', 'track', 'rates', 'express/order-quote', 'article-list/[id]'])
      expect(noindex).not.toContain(path);
  });

  it('has the cookie policy only in Türkiye and the service terms in all except China', () => {
    for (const route of ROUTES) {
      const countries = COUNTRIES.filter((country) => isShownIn(route, country));
      if (route.path === 'cookie') expect(countries).toEqual(['TR']);
      else if (route.path === 'service-rule')
        expect(countries).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
      else expect(countries, route.path).toEqual([...COUNTRIES]);
    }
  });
});
