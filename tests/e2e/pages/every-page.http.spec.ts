import { test, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { directionOf } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import news from '@/lib/server/programs/seed/data/news.json' with { type: 'json' };
import { requestPlain } from '../support/plain-request';
import {
  runForEach,
  FIXED_ROUTES,
  requestReadPage,
  originOf,
  pathOf,
  pathOnly,
  routesIn,
  loadSitemapEntries,
  statuses,
} from '../support/pages';
import { structuredDataFaults } from '../support/structured-data';
import { LANGUAGE_PREFIXES, partForCommit, pickForCommit } from '../support/rotation';

/** Every fixed page of a market as a crawler gets it. One worker, so that a page is read once for all its tests. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const pathname = (address: string | undefined) => address && pathOnly(address);

/** Chinese characters carry about twice as much meaning as letters. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);

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
  // The HTML standard does not count details as sectioning content, so a term of a list may contain one.
  elements: ['html5', { details: { sectioning: false } }],
});

/** Markup depends on the views, not on the languages: English always, another one in turn. */
const VALIDATED = ['gh-en', ...pickForCommit('markup', LANGUAGE_PREFIXES.slice(1))];

/** One market of each language always, a third of the others in turn. */
const OTHERS = ALL_PREFIXES.filter((prefix) => !LANGUAGE_PREFIXES.includes(prefix));
const READ = [...LANGUAGE_PREFIXES, ...partForCommit('markets', OTHERS, 3)];

for (const prefix of READ) {
  const { language, country } = parsePrefix(prefix)!;

  test(`${prefix}: every page has its metadata and its security headers`, async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    await runForEach(routesIn(prefix), async ({ path, flags }) => {
      const { name, status, headers, source } = await requestReadPage(prefix, path);
      expect.soft([name, status]).toEqual([name, 200]);
      expect.soft(source.elements('html')[0], name).toMatchObject({ lang: language, dir: directionOf(language) });
      expect.soft(source.elements('h1').length, `h1 of ${name}`).toBe(1);
      expect.soft(source.text('title')[0]?.length ?? 0, `title of ${name}`).toBeGreaterThan(5);
      for (const tag of ['h1', 'h2', 'h3', 'p'])
        expect.soft(source.text(tag).join(' '), `${tag} of ${name}`).not.toMatch(/\bundefined\b/);
      expect
        .soft(source.description?.length ?? 0, `description of ${name}`)
        .toBeGreaterThan(language === 'zh-CN' ? 9 : 20);
      expect.soft(pathname(source.canonical), `canonical of ${name}`).toBe(name);
      expect.soft(headers['content-security-policy'] ?? '', name).toMatch(/script-src/);
      expect.soft(headers['content-security-policy'] ?? '', name).not.toContain('unsafe-inline');
      expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
      expect.soft(headers['strict-transport-security'], name).toContain('max-age=');
      expect.soft(headers['x-frame-options'], name).toBe('DENY');
      const robots = source.one('meta', 'name', 'robots')?.content ?? '';
      expect.soft([name, robots.includes('noindex')]).toEqual([name, flags.private === true]);
      if (flags.private) return;
      const { alternates } = source;
      const markets = ALL_PREFIXES.filter((other) => routesIn(other).some((route) => route.path === path));
      expect
        .soft(Object.values(alternates).map(pathname), `alternates of ${name}`)
        .toEqual(expect.arrayContaining(markets.map((other) => pathOf(other, path))));
      expect.soft(alternates['x-default'], `x-default of ${name}`).toBeTruthy();
      const title = source.text('title')[0]!;
      expect.soft([title, titles.get(title)], `title of ${name} is its own`).toEqual([title, undefined]);
      titles.set(title, name);
      const description = source.description!;
      expect.soft([description, descriptions.get(description)]).toEqual([description, undefined]);
      descriptions.set(description, name);
    });
  });

  test(`${prefix}: short spellings show their page`, async () => {
    const spellings = routesIn(prefix).flatMap((route) => (route.aliases ?? []).map((alias) => ({ alias, route })));
    await runForEach(spellings, async ({ alias, route }) => {
      const { status, source } = await requestReadPage(prefix, alias);
      expect.soft([alias, status]).toEqual([alias, 200]);
      expect.soft(pathname(source.canonical), `canonical of ${alias}`).toBe(pathOf(prefix, route.path));
    });
  });

  test(`${prefix}: titles and descriptions fit into search results`, async () => {
    for (const { path, flags } of routesIn(prefix)) {
      if (flags.private) continue;
      const { source } = await requestReadPage(prefix, path);
      const title = source.text('title')[0] ?? '';
      const description = source.description ?? '';
      expect.soft(widthOf(title.replace(/ \| [^|]*$/, '')), title).toBeGreaterThanOrEqual(4);
      expect.soft(widthOf(title), title).toBeLessThanOrEqual(90);
      expect.soft(widthOf(description), description).toBeGreaterThanOrEqual(45);
      expect.soft(widthOf(description), description).toBeLessThanOrEqual(200);
    }
  });

  test(`${prefix}: the sitemap lists all canonical pages and no others`, async () => {
    const entries = await loadSitemapEntries(prefix);
    const paths = entries.map(({ path }) => path);
    const fixed = routesIn(prefix)
      .filter(({ flags }) => !flags.private)
      .map(({ path }) => pathOf(prefix, path));
    const articles = news
      .filter(({ countries }) => countries.includes(country))
      .map(({ id }) => pathOf(prefix, `article-list/${id}`));
    expect(paths.toSorted()).toEqual([...fixed, ...articles].sort());
    await runForEach(entries, async ({ path, lastmod, alternates }) => {
      const { status, source } = await requestReadPage(prefix, belowPrefix(path));
      expect.soft([path, status]).toEqual([path, 200]);
      expect.soft(pathname(source.canonical), path).toBe(path);
      expect.soft(source.one('meta', 'name', 'robots')?.content ?? '', path).not.toContain('noindex');
      expect.soft(lastmod, path).toMatch(/^20\d\d-\d\d-\d\d/);
      const inHead = Object.entries(source.alternates).map(([tag, href]) => [tag, pathOnly(href)]);
      expect.soft(Object.fromEntries(inHead), `languages of ${path}`).toEqual(alternates);
    });
  });

  test(`${prefix}: structured data is complete`, async () => {
    for (const { path } of await loadSitemapEntries(prefix)) {
      const { source } = await requestReadPage(prefix, belowPrefix(path));
      const { types, faults } = structuredDataFaults(source.structuredData);
      expect.soft(faults, path).toEqual([]);
      const inner = path !== `/${prefix}`;
      const trails = types.filter((type) => type === 'BreadcrumbList').length;
      expect.soft(trails, `trails of ${path}`).toBe(inner ? 1 : 0);
      if (!inner) expect.soft(types, path).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      if (path.includes('/product/')) expect.soft(types, path).toEqual(expect.arrayContaining(['Service']));
      if (/article-list\/./.test(path)) expect.soft(types, path).toContain('NewsArticle');
    }
  });

  test(`${prefix}: pages of other markets and unknown addresses return 404`, async () => {
    const missing = FIXED_ROUTES.filter((route) => !routesIn(prefix).includes(route)).map(({ path }) => path);
    for (const path of [...missing, 'nothing-here', 'product/nothing-here', 'service']) {
      const { status, source } = await requestReadPage(prefix, path);
      expect.soft([path, status]).toEqual([path, 404]);
      expect.soft(source.elements('html')[0], path).toMatchObject({ lang: language });
      expect.soft(source.elements('h1').length, `${country} ${path}`).toBe(1);
    }
  });

  if (VALIDATED.includes(prefix))
    test(`${prefix}: the markup is valid`, async () => {
      for (const { path } of routesIn(prefix)) {
        const { body, name } = await requestReadPage(prefix, path);
        const report = await validator.validateString(body);
        const messages = report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
        );
        expect.soft(messages.slice(0, 10), name).toEqual([]);
      }
    });
}

/** The path below `/{prefix}`. */
const belowPrefix = (path: string) => path.split('/').slice(2).join('/');

test('an address that does not exist returns 404 again, not from the cache of Next', async () => {
  for (const path of ['/gh-en/no-such-page', '/gh-en/no/such/page', '/eg-ar/article-list/no-such-article']) {
    const twice = [await requestPlain({ path }), await requestPlain({ path })];
    expect(
      twice.map(({ status }) => status),
      path,
    ).toEqual([404, 404]);
    expect(twice[1]!.headers['x-nextjs-cache'], path).not.toBe('HIT');
    expect(twice[1]!.headers['content-security-policy'], path).toContain('script-src');
  }
});

// This test is the last one, so that it can use the pages that the tests above have read.
test('every link and anchor resolves', async () => {
  const anchors = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const prefix of LANGUAGE_PREFIXES)
    await runForEach(routesIn(prefix), async ({ path }) => {
      const { name, source } = await requestReadPage(prefix, path);
      anchors.set(name, new Set([...source.markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
      for (const { href = '' } of source.elements('a')) {
        const target = new URL(href, `${originOf(prefix)}${name}`);
        if (target.hostname.includes('localhost') && !links.has(target.href)) links.set(target.href, name);
      }
    });
  const broken: string[] = [];
  await runForEach([...links], async ([href, from]) => {
    const { pathname, search, hash } = new URL(href);
    const document = pathname + search;
    if (!statuses.has(document))
      statuses.set(document, (await requestPlain({ path: document, host: originOf(pathname.slice(1)) })).status);
    if (statuses.get(document)! >= 400) broken.push(`${href} on ${from}: ${statuses.get(document)}`);
    const ids = anchors.get(pathname);
    if (hash && ids && !ids.has(decodeURIComponent(hash.slice(1)))) broken.push(`${href} on ${from}: no such anchor`);
  });
  expect(links.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
