import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { ROUTES, isShownIn, routeNamed } from '@/lib/routing/routes';

/** §2 as written there, our three addresses of docs/decisions.md, and the page that answers a form without scripts. */
const PATHS = [
  ...['', 'track', 'rates', 'article-list', 'article-list/[id]', 'business-customer', 'cookie', 'location-map'],
  ...['privacy-policy', 'send-parcel', 'service-rule', 'term-dialog', 'terms-of-use', '[token]'],
  ...['about-us', 'join-us', 'recruit'].map((page) => `business/${page}`),
  ...['contact-proficient', 'intlorder-detail', 'intlorder-entry', 'many', 'my-order'].map((page) => `express/${page}`),
  ...['order-detail', 'order-entry', 'order-quote', 'presend-package'].map((page) => `express/${page}`),
  'product',
  ...['express', 'express-large', 'express-standard', 'intl-straight'].map((page) => `product/${page}`),
  ...['intl-straight-small', 'intl-straight-special', 'warehouse'].map((page) => `product/${page}`),
  ...['warehouse-delivery', 'warehouse-head', 'warehouse-promise'].map((page) => `product/${page}`),
  'questionnaire/questionnaire-list',
  'enquiry/[id]',
  'service/is-it-us',
  'parcel/[token]',
  ...['login', 'parcel', 'parcels', 'send'].map((page) => `basic/${page}`),
  ...['access', 'business-express', 'contact-us', 'first-delivery', 'help'].map((page) => `service/${page}`),
  ...['industry', 'oversea-store', 'resolve', 'small-pac', 'support', 'tracking-events'].map(
    (page) => `service/${page}`,
  ),
  ...['forgot-pwd', 'locale-select', 'login', 'personal', 'register'].map((page) => `user-opt/${page}`),
];
const ALIASES = [
  ...['warehouse', 'warehouse-head', 'warehouse-promise', 'warehouse-delivery', 'express', 'express-large'],
  ...['express-standard', 'intlStraight', 'intl-straight-small', 'intl-straight-special', 'help', 'contact-us'],
  ...['about-us', 'join-us', 'access', 'resolve', 'recruit'],
];
const pathsWhere = (test: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(test)
    .map(({ path }) => path)
    .sort();

describe('the route table', () => {
  it('has every page of §2 once', () => {
    expect(pathsWhere(() => true)).toEqual([...PATHS].sort());
    const names = ROUTES.flatMap(({ name, modes = [] }) => [name, ...modes.map((mode) => mode.name)]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has every alias of §2 once, on a transparent page, beside the page of the same name', () => {
    expect(ROUTES.flatMap(({ aliases = [] }) => aliases).sort()).toEqual([...ALIASES].sort());
    expect(pathsWhere(({ flags }) => flags.transparent)).toEqual(pathsWhere(({ aliases }) => aliases));
    for (const { path, aliases = [] } of ROUTES) {
      for (const alias of aliases) expect(path.split('/')[1]).toBe(alias === 'intlStraight' ? 'intl-straight' : alias);
      for (const alias of aliases) expect(PATHS).not.toContain(alias);
    }
  });

  it('knows the names of §2', () => {
    expect(routeNamed('lang-index-cookie').path).toBe('cookie');
    expect(routeNamed('index-my-parcel').path).toBe('express/my-order');
    expect(routeNamed('index-create-ship').path).toBe('express/presend-package');
    expect(routeNamed('index-login')).toMatchObject({
      path: 'user-opt/login',
      modes: [{ name: 'index-verify-login' }],
    });
    for (const route of ROUTES) expect(routeNamed(route.name)).toBe(route);
  });

  it('asks for login where a page shows what is the visitor’s own', () => {
    const own = [
      'express/intlorder-detail',
      'express/many',
      'express/my-order',
      'express/order-detail',
      'user-opt/personal',
    ];
    expect(pathsWhere(({ flags }) => flags.needsLogin)).toEqual(own);
  });

  it('keeps personal and passing pages out of search engines', () => {
    const noindex = pathsWhere(({ flags }) => flags.private);
    for (const path of pathsWhere(({ flags }) => flags.needsLogin)) expect(noindex).toContain(path);
    expect(noindex).toEqual(expect.arrayContaining(['user-opt/login', 'user-opt/register', '[token]', 'term-dialog']));
    for (const path of ['', 'track', 'rates', 'express/order-quote', 'article-list/[id]'])
      expect(noindex).not.toContain(path);
  });

  it('shows the cookie policy in Turkey only and the service terms everywhere but in China', () => {
    for (const route of ROUTES) {
      const shown = COUNTRIES.filter((country) => isShownIn(route, country));
      if (route.path === 'cookie') expect(shown).toEqual(['TR']);
      else if (route.path === 'service-rule') expect(shown).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
      else expect(shown, route.path).toEqual([...COUNTRIES]);
    }
  });
});
