import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { SHARE_PICTURE_SIZE } from '@/lib/seo/share-pictures';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { ROUTES } from '@/lib/routing/routes';
import { LANGUAGE_PREFIXES, open, originOf, pathOf, routesIn } from './pages';
import { ask, type Answer } from './plain-request';
import { PageSource } from './read-html';
import { structuredDataFaults } from './structured-data';

/** What crawlers are told and what they find there. No browser, no scripts. */
test.describe.configure({ mode: 'default' });
test.skip(({ viewport }) => viewport!.width < 600, 'the same bytes on every screen');

interface Entry {
  path: string;
  lastmod: string | undefined;
  alternates: Record<string, string>;
}

const pathOnly = (address: string) => new URL(address).pathname;
const sitemapOf = (prefix: Prefix) => ask({ path: `/sitemap/${prefix}.xml`, host: originOf(prefix) });

function entriesOf(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => ({
    path: pathOnly(/<loc>(.*?)<\/loc>/.exec(entry!)![1]!),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry!)?.[1],
    alternates: Object.fromEntries(
      [...entry!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, pathOnly(href!)]),
    ),
  }));
}

/** Some at once: the site answers from memory. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

test('robots.txt and the index lead to a sitemap of every market', async () => {
  const robots = (await ask({ path: '/robots.txt' })).body;
  expect(robots).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
  const index = (await ask({ path: '/sitemap.xml' })).body;
  const named = [...index.matchAll(/<loc>(.*?)<\/loc>/g), ...robots.matchAll(/^Sitemap: (\S+)$/gm)]
    .map(([, address]) => pathOnly(address!))
    .filter((path) => path !== '/sitemap.xml');
  expect(named.sort()).toEqual(ALL_PREFIXES.map((prefix) => `/sitemap/${prefix}.xml`).sort());
  expect((await ask({ path: '/sitemap/gh-fr.xml' })).status).toBe(404);
});

for (const prefix of ALL_PREFIXES)
  test(`the sitemap of ${prefix} names canonical pages, and all of them`, async () => {
    const answer = await sitemapOf(prefix);
    expect(answer.headers['content-type']).toContain('xml');
    const entries = entriesOf(answer.body);
    const paths = entries.map(({ path }) => path);
    const fixed = routesIn(prefix)
      .filter(({ flags }) => !flags.private)
      .map(({ path }) => pathOf(prefix, path));
    const articles = paths.filter((path) => /\/article-list\/./.test(path));
    expect(paths.filter((path) => !articles.includes(path)).sort()).toEqual(fixed.sort());
    expect(articles.length).toBeGreaterThan(0);
    await eachOf(entries, async ({ path, lastmod, alternates }) => {
      const page = new PageSource((await mustAnswer(prefix, path)).body);
      expect.soft(page.canonical && pathOnly(page.canonical), path).toBe(path);
      expect.soft(page.one('meta', 'name', 'robots')?.content ?? '', path).not.toContain('noindex');
      expect.soft(lastmod, path).toMatch(/^20\d\d-\d\d-\d\d/);
      const inHead = Object.entries(page.alternates).map(([tag, href]) => [tag, pathOnly(href)]);
      expect.soft(Object.fromEntries(inHead), `languages of ${path}`).toEqual(alternates);
    });
  });

async function mustAnswer(prefix: Prefix, path: string): Promise<Answer> {
  const answer = await ask({ path, host: originOf(prefix) });
  expect.soft([path, answer.status]).toEqual([path, 200]);
  return answer;
}

test('every language version names the others, and they name it', async () => {
  const alternates = new Map<string, Record<string, string>>();
  for (const prefix of ALL_PREFIXES)
    for (const entry of entriesOf((await sitemapOf(prefix)).body)) alternates.set(entry.path, entry.alternates);
  const faults: string[] = [];
  for (const [path, languages] of alternates) {
    const { country, language } = parsePrefix(path.split('/')[1]!)!;
    const own = `${language === 'zh-CN' ? 'zh-Hans' : language}-${country}`;
    if (languages[own] !== path) faults.push(`${path} does not name itself`);
    if (!languages['x-default']) faults.push(`${path} has no x-default`);
    for (const [tag, other] of Object.entries(languages))
      if (tag !== 'x-default' && alternates.get(other)?.[own] !== path) faults.push(`${other} does not name ${path}`);
  }
  expect(alternates.size).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

test('no private page is in a sitemap', async () => {
  const hidden = ROUTES.filter(({ flags }) => flags.private).map(({ path }) => path);
  for (const prefix of ALL_PREFIXES)
    for (const { path } of entriesOf((await sitemapOf(prefix)).body))
      expect(hidden).not.toContain(path.split('/').slice(2).join('/'));
});

/** Chinese letters say about twice as much. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);

for (const prefix of ALL_PREFIXES)
  test(`titles and descriptions of ${prefix} fit a list of results`, async () => {
    for (const { path, flags } of routesIn(prefix)) {
      if (flags.private) continue;
      const page = new PageSource((await open(prefix, path)).body);
      const title = page.text('title')[0] ?? '';
      const description = page.description ?? '';
      expect.soft(widthOf(title.replace(/ \| [^|]*$/, '')), title).toBeGreaterThanOrEqual(4);
      expect.soft(widthOf(title), title).toBeLessThanOrEqual(90);
      expect.soft(widthOf(description), description).toBeGreaterThanOrEqual(45);
      expect.soft(widthOf(description), description).toBeLessThanOrEqual(200);
    }
  });

test('every page has a picture for shared links that can be fetched', async () => {
  const pictures = new Set<string>();
  for (const prefix of LANGUAGE_PREFIXES)
    for (const { path } of routesIn(prefix)) {
      const page = new PageSource((await open(prefix, path)).body);
      const image = page.one('meta', 'property', 'og:image')?.content;
      expect.soft(image, pathOf(prefix, path)).toBeTruthy();
      expect.soft(page.one('meta', 'name', 'twitter:card')?.content).toBe('summary_large_image');
      if (image) pictures.add(pathOnly(image));
    }
  expect(pictures.size).toBeGreaterThan(LANGUAGES.length * 10);
  for (const path of pictures) {
    const response = await fetch(`http://127.0.0.1:3210${path}`);
    expect.soft([path, response.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft({ format, width, height }, path).toEqual({ format: 'png', ...SHARE_PICTURE_SIZE });
    expect.soft(bytes.length, path).toBeLessThan(100_000);
  }
});

for (const prefix of ALL_PREFIXES)
  test(`structured data of ${prefix} is whole`, async () => {
    const paths = entriesOf((await sitemapOf(prefix)).body).map(({ path }) => path);
    await eachOf(paths, async (path) => {
      const blocks = new PageSource((await open(prefix, path.split('/').slice(2).join('/'))).body).structuredData;
      const { types, faults } = structuredDataFaults(blocks);
      expect.soft(faults, path).toEqual([]);
      const inner = path !== `/${prefix}`;
      const trails = types.filter((type) => type === 'BreadcrumbList').length;
      expect.soft(trails, `trails of ${path}`).toBe(inner ? 1 : 0);
      if (!inner) expect.soft(types, path).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      if (path.includes('/product/')) expect.soft(types, path).toEqual(expect.arrayContaining(['Service', 'FAQPage']));
      if (/article-list\/./.test(path)) expect.soft(types, path).toContain('NewsArticle');
    });
  });

test('a file that does not exist is a missing page with the look of the site and a way on', async () => {
  for (const path of ['/foo.txt', '/wp-login.php', '/icons/none.png', '/gh-zz.html', '/a/b.zip?x=1']) {
    const { status, body, headers } = await ask({ path });
    const page = new PageSource(body);
    expect.soft([path, status]).toEqual([path, 404]);
    expect.soft(headers['content-security-policy'] ?? '', path).toMatch(/script-src/);
    // Next says so too, in a tag of its own.
    const robots = page.elements('meta').filter(({ name }) => name === 'robots');
    expect.soft(robots.every(({ content }) => content?.includes('noindex')) && robots.length > 0, path).toBe(true);
    expect.soft(page.elements('h1').length, path).toBe(1);
    const links = page.elements('a').map(({ href }) => href);
    expect.soft(links, path).toEqual(expect.arrayContaining(['/', '/gh-en/track']));
  }
});

test('the gallery of primitives is no page in production', async () => {
  expect((await open('gh-en', 'dev-gallery')).status).toBe(404);
});
