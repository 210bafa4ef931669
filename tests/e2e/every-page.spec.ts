import { gzipSync } from 'node:zlib';
import { test, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { directionOf } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { FIXED_ROUTES, LANGUAGE_PREFIXES, open, originOf, pathOf, routesIn } from './pages';
import { ask } from './plain-request';
import { PageSource } from './read-html';

/** Every fixed page of every market as a crawler gets it: no browser, no scripts. */
test.describe.configure({ mode: 'default' });
test.skip(({ viewport }) => viewport!.width < 600, 'the same bytes on every screen');

const pathOnly = (address: string | undefined) => address && new URL(address).pathname;

for (const prefix of ALL_PREFIXES) {
  const { language, country } = parsePrefix(prefix)!;

  test(`${prefix}: every page says what it is`, async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const { path, flags, aliases = [] } of routesIn(prefix)) {
      const { status, headers, body } = await open(prefix, path);
      const page = new PageSource(body);
      const name = pathOf(prefix, path);
      expect.soft([name, status]).toEqual([name, 200]);
      expect.soft(page.elements('html')[0], name).toMatchObject({ lang: language, dir: directionOf(language) });
      expect.soft(page.elements('h1').length, `h1 of ${name}`).toBe(1);
      expect.soft(page.text('title')[0]?.length ?? 0, `title of ${name}`).toBeGreaterThan(5);
      expect
        .soft(page.description?.length ?? 0, `description of ${name}`)
        .toBeGreaterThan(language === 'zh-CN' ? 9 : 20);
      expect.soft(pathOnly(page.canonical), `canonical of ${name}`).toBe(name);
      expect.soft(headers['content-security-policy'] ?? '', name).toMatch(/script-src/);
      expect.soft(headers['content-security-policy'] ?? '', name).not.toContain('unsafe-inline');
      expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
      expect.soft(headers['strict-transport-security'], name).toContain('max-age=');
      expect.soft(headers['x-frame-options'], name).toBe('DENY');
      const robots = page.one('meta', 'name', 'robots')?.content ?? '';
      expect.soft([name, robots.includes('noindex')]).toEqual([name, flags.private === true]);
      if (!flags.private) {
        const alternates = page.alternates;
        const markets = ALL_PREFIXES.filter((other) => routesIn(other).some((route) => route.path === path));
        expect
          .soft(Object.values(alternates).map(pathOnly), `alternates of ${name}`)
          .toEqual(expect.arrayContaining(markets.map((other) => pathOf(other, path))));
        expect.soft(alternates['x-default'], `x-default of ${name}`).toBeTruthy();
        const title = page.text('title')[0]!;
        expect.soft([title, titles.get(title)], `title of ${name} is its own`).toEqual([title, undefined]);
        titles.set(title, name);
        const description = page.description!;
        expect.soft([description, descriptions.get(description)]).toEqual([description, undefined]);
        descriptions.set(description, name);
      }
      for (const alias of aliases) {
        const short = await open(prefix, alias);
        expect.soft([alias, short.status]).toEqual([alias, 200]);
        expect.soft(pathOnly(new PageSource(short.body).canonical), `canonical of ${alias}`).toBe(name);
      }
    }
  });

  test(`${prefix}: pages of other markets are a real 404`, async () => {
    const missing = FIXED_ROUTES.filter((route) => !routesIn(prefix).includes(route)).map(({ path }) => path);
    for (const path of [...missing, 'nothing-here', 'product/nothing-here', 'service']) {
      const { status, body } = await open(prefix, path);
      const page = new PageSource(body);
      expect.soft([path, status]).toEqual([path, 404]);
      expect.soft(page.elements('html')[0], path).toMatchObject({ lang: language });
      expect.soft(page.elements('h1').length, `${country} ${path}`).toBe(1);
    }
  });
}

/** Kilobytes of script, compressed, above a page without any of our islands. */
const BUDGETS: Record<string, number> = {
  track: 30,
  'express/order-quote': 30,
  'location-map': 30,
  'express/intlorder-entry': 70,
  'express/order-entry': 70,
  'express/presend-package': 70,
  'express/my-order': 70,
  'express/order-detail': 70,
  'express/intlorder-detail': 70,
  'user-opt/personal': 70,
  // Forms that are what the page is for.
  'user-opt/login': 50,
  'user-opt/register': 50,
  'user-opt/forgot-pwd': 50,
  'express/contact-proficient': 50,
  'term-dialog': 30,
};
const CONTENT_PAGE = 12;

test('no page loads more script than its budget', async () => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    if (!sizes.has(file))
      sizes.set(
        file,
        ask({ path: file }).then(({ body }) => gzipSync(body).length),
      );
    return sizes.get(file)!;
  };
  const scriptsOf = async (path: string) => {
    const { scripts } = new PageSource((await ask({ path })).body);
    return (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1024;
  };
  const floor = await scriptsOf('/empty');
  const rows: string[] = [];
  for (const { path } of routesIn('gh-en' as Prefix)) {
    const above = (await scriptsOf(pathOf('gh-en', path))) - floor;
    const budget = BUDGETS[path] ?? CONTENT_PAGE;
    rows.push(`${path || 'home'} ${above.toFixed(1)} of ${budget}`);
    expect.soft(above, `KB of script on ${path || 'home'}`).toBeLessThanOrEqual(budget);
  }
  test.info().annotations.push({ type: 'scripts', description: [`floor ${floor.toFixed(1)}`, ...rows].join('\n') });
});

test('no link and no anchor leads nowhere', async () => {
  // Some thousand pages, one after the other.
  test.setTimeout(300_000);
  const anchors = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const prefix of LANGUAGE_PREFIXES)
    for (const { path } of routesIn(prefix)) {
      const address = pathOf(prefix, path);
      const page = new PageSource((await open(prefix, path)).body);
      anchors.set(address, new Set([...page.markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
      for (const { href = '' } of page.elements('a')) {
        const target = new URL(href, `${originOf(prefix)}${address}`);
        if (target.hostname.includes('localhost') && !links.has(target.href)) links.set(target.href, address);
      }
    }
  const broken: string[] = [];
  const status = new Map<string, number>();
  for (const [href, from] of links) {
    const { origin, pathname, search, hash } = new URL(href);
    const document = `${origin}${pathname}${search}`;
    if (!status.has(document)) {
      const host = pathname.startsWith('/tr-') ? originOf('tr-') : originOf('');
      status.set(document, (await ask({ path: pathname + search, host })).status);
    }
    if (status.get(document)! >= 400) broken.push(`${href} on ${from}: ${status.get(document)}`);
    const ids = anchors.get(pathname);
    if (hash && ids && !ids.has(decodeURIComponent(hash.slice(1)))) broken.push(`${href} on ${from}: no such anchor`);
  }
  expect(links.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes neither.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
  // The living standard does not count details among sectioning content, so a term of a list may hold one.
  elements: ['html5', { details: { sectioning: false } }],
});

for (const prefix of LANGUAGE_PREFIXES)
  test(`${prefix}: the markup is valid`, async () => {
    for (const { path } of routesIn(prefix)) {
      const { body } = await open(prefix, path);
      const report = await validator.validateString(body);
      const messages = report.results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
      );
      expect.soft(messages.slice(0, 10), pathOf(prefix, path)).toEqual([]);
    }
  });
