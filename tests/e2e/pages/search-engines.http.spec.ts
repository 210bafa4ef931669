import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { SHARE_PICTURE_SIZE } from '@/lib/seo/share-pictures';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { ROUTES } from '@/lib/routing/routes';
import {
  runForEach,
  requestReadPage,
  originOf,
  pathOf,
  pathOnly,
  routesIn,
  loadSitemapEntries,
} from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { PageSource } from '../support/read-html';
import { LANGUAGE_PREFIXES } from '../support/rotation';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from '../support/this-run';

/** Messengers of phones load a small picture even on a slow line. */
const MAX_PICTURE_BYTES = 100_000;

/** Files for crawlers about all markets. */
test.describe.configure({ mode: 'default' });

test('robots.txt and the index of each host list only its own markets’ sitemaps', async () => {
  for (const host of [MAIN_ORIGIN, TURKISH_ORIGIN]) {
    const robots = (await requestPlain({ path: '/robots.txt', host })).body;
    expect([...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address]) => address)).toEqual([`${host}/sitemap.xml`]);
    // The longest rule wins: documents of the API are open, and its calls are not.
    for (const path of ['/api/docs', '/api/openapi.json', '/api/openapi/', '/api/mcp'])
      expect(robots).toContain(`\nAllow: ${path}\n`);
    expect(robots).toContain('\nDisallow: /api/\n');
    const index = (await requestPlain({ path: '/sitemap.xml', host })).body;
    const own = ALL_PREFIXES.filter((prefix) => originOf(prefix) === host);
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
      own.map((prefix) => `${host}/sitemap/${prefix}.xml`).sort(),
    );
  }
  expect((await requestPlain({ path: '/sitemap/gh-fr.xml' })).status).toBe(404);
});

test('every host has the files for agents, and the place where to report a weakness', async () => {
  for (const host of [MAIN_ORIGIN, TURKISH_ORIGIN])
    for (const [path, type] of [
      ['/llms.txt', 'text/plain'],
      ['/.well-known/api-catalog', 'application/linkset+json'],
      ['/.well-known/security.txt', 'text/plain'],
    ] as const) {
      const { status, headers } = await requestPlain({ path, host });
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toContain(type);
    }
});

test('every language version links to the others and is linked by them', async () => {
  const alternates = new Map<string, Record<string, string>>();
  for (const prefix of ALL_PREFIXES)
    for (const entry of await loadSitemapEntries(prefix)) alternates.set(entry.path, entry.alternates);
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
  const privatePaths = ROUTES.filter(({ flags }) => flags.private).map(({ path }) => path);
  for (const prefix of ALL_PREFIXES)
    for (const { path } of await loadSitemapEntries(prefix))
      expect(privatePaths).not.toContain(path.split('/').slice(2).join('/'));
});

test('every page has a loadable picture for shared links', async () => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (const prefix of LANGUAGE_PREFIXES)
    await runForEach(routesIn(prefix), async ({ path }) => {
      const { source } = await requestReadPage(prefix, path);
      const image = source.one('meta', 'property', 'og:image')?.content;
      expect.soft(image, pathOf(prefix, path)).toBeTruthy();
      expect.soft(source.one('meta', 'name', 'twitter:card')?.content).toBe('summary_large_image');
      if (image) pictures.add(pathOnly(image));
    });
  expect(pictures.size).toBeGreaterThan(LANGUAGES.length * 10);
  await runForEach([...pictures], async (path) => {
    const response = await fetch(`${MAIN_ORIGIN}${path}`);
    expect.soft([path, response.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft({ format, width, height }, path).toEqual({ format: 'png', ...SHARE_PICTURE_SIZE });
    expect.soft(bytes.length, path).toBeLessThan(MAX_PICTURE_BYTES);
  });
});

test('a file that does not exist is a 404 page in the site’s design with links', async () => {
  for (const path of ['/foo.txt', '/wp-login.php', '/icons/none.png', '/gh-zz.html', '/a/b.zip?x=1']) {
    const { status, body, headers } = await requestPlain({ path });
    const page = new PageSource(body);
    expect.soft([path, status]).toEqual([path, 404]);
    expect.soft(headers['content-security-policy'] ?? '', path).toMatch(/script-src/);
    // Next adds its own tag with the same content.
    const robots = page.elements('meta').filter(({ name }) => name === 'robots');
    expect.soft(robots.every(({ content }) => content?.includes('noindex')) && robots.length > 0, path).toBe(true);
    expect.soft(page.elements('h1').length, path).toBe(1);
    const links = page.elements('a').map(({ href }) => href);
    expect.soft(links, path).toEqual(expect.arrayContaining(['/', '/gh-en/service/help']));
    // The search for a parcel is a plain form, so it works before any script.
    const forms = page.elements('form').map(({ action }) => action);
    expect.soft(forms, path).toContain('/gh-en/track');
  }
});

test('the gallery of primitives is not served in production', async () => {
  expect((await requestReadPage('gh-en', 'dev-gallery')).status).toBe(404);
});
