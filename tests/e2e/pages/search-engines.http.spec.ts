import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { SHARE_PICTURE_SIZE } from '@/lib/seo/share-pictures';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { ROUTES } from '@/lib/routing/routes';
import { eachOf, open, originOf, pathOf, pathOnly, routesIn, sitemapOf } from '../support/pages';
import { request } from '../support/plain-request';
import { PageSource } from '../support/read-html';
import { LANGUAGE_PREFIXES } from '../support/rotation';
import { MAIN, TURKISH } from '../support/this-run';

/** Files for crawlers about all markets, and the weight of each page. */
test.describe.configure({ mode: 'default' });

test('robots.txt and the index of each host list only its own markets’ sitemaps', async () => {
  for (const host of [MAIN, TURKISH]) {
    const robots = (await request({ path: '/robots.txt', host })).body;
    expect([...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address]) => address)).toEqual([`${host}/sitemap.xml`]);
    // The longest rule wins: documents of the API are open, and its calls are not.
    for (const path of ['/api/docs', '/api/openapi.json', '/api/openapi/', '/api/mcp'])
      expect(robots).toContain(`\nAllow: ${path}\n`);
    expect(robots).toContain('\nDisallow: /api/\n');
    const index = (await request({ path: '/sitemap.xml', host })).body;
    const own = ALL_PREFIXES.filter((prefix) => originOf(prefix) === host);
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
      own.map((prefix) => `${host}/sitemap/${prefix}.xml`).sort(),
    );
  }
  expect((await request({ path: '/sitemap/gh-fr.xml' })).status).toBe(404);
});

test('every host has the files for agents, and the place where to report a weakness', async () => {
  for (const host of [MAIN, TURKISH])
    for (const [path, type] of [
      ['/llms.txt', 'text/plain'],
      ['/.well-known/api-catalog', 'application/linkset+json'],
      ['/.well-known/security.txt', 'text/plain'],
    ] as const) {
      const { status, headers } = await request({ path, host });
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toContain(type);
    }
});

test('every language version links to the others and is linked by them', async () => {
  const alternates = new Map<string, Record<string, string>>();
  for (const prefix of ALL_PREFIXES)
    for (const entry of await sitemapOf(prefix)) alternates.set(entry.path, entry.alternates);
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
    for (const { path } of await sitemapOf(prefix))
      expect(privatePaths).not.toContain(path.split('/').slice(2).join('/'));
});

test('every page has a loadable picture for shared links', async () => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (const prefix of LANGUAGE_PREFIXES)
    await eachOf(routesIn(prefix), async ({ path }) => {
      const { source } = await open(prefix, path);
      const image = source.one('meta', 'property', 'og:image')?.content;
      expect.soft(image, pathOf(prefix, path)).toBeTruthy();
      expect.soft(source.one('meta', 'name', 'twitter:card')?.content).toBe('summary_large_image');
      if (image) pictures.add(pathOnly(image));
    });
  expect(pictures.size).toBeGreaterThan(LANGUAGES.length * 10);
  await eachOf([...pictures], async (path) => {
    const response = await fetch(`${MAIN}${path}`);
    expect.soft([path, response.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft({ format, width, height }, path).toEqual({ format: 'png', ...SHARE_PICTURE_SIZE });
    expect.soft(bytes.length, path).toBeLessThan(100_000);
  });
});

test('a file that does not exist is a 404 page in the site’s design with links', async () => {
  for (const path of ['/foo.txt', '/wp-login.php', '/icons/none.png', '/gh-zz.html', '/a/b.zip?x=1']) {
    const { status, body, headers } = await request({ path });
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
  expect((await open('gh-en', 'dev-gallery')).status).toBe(404);
});

/** Kilobytes of script, compressed, beyond a page without our islands. */
const BUDGETS: Record<string, number> = {
  track: 25,
  'express/order-quote': 25,
  // Opening hours in the market's local time, and the state of a site now.
  'location-map': 30.5,
  'express/intlorder-entry': 60,
  'express/order-entry': 60,
  'express/presend-package': 31,
  'express/my-order': 32,
  // Balances, payouts that open to their parcels, and the fields of a statement.
  'express/collections': 31,
  // Documents, claims, choices for returned parcels, collected money, and prices in the market's currency.
  'express/order-detail': 46,
  'express/intlorder-detail': 46,
  // Keys and webhooks are loaded after the page. Their loader counts.
  'user-opt/personal': 56,
  // Upload, check, questions about the file and placing of a sheet.
  'express/many': 31,
  // Pages whose purpose is a form.
  'user-opt/login': 43,
  'user-opt/register': 43,
  'user-opt/forgot-pwd': 43,
  'term-dialog': 20,
  // One form that is sent without leaving the page.
  'express/contact-proficient': 21.5,
  'business-customer': 21.5,
  'business/join-us': 21.5,
  'service/contact-us': 21.5,
  'service/is-it-us': 21.5,
};
const CONTENT_PAGE = 10;
/** Least size: React, the router and their runtime alone. A smaller result means that the page was read wrongly. */
const LEAST_BASELINE = 80;

test('no page exceeds its budget of scripts', async () => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    if (!sizes.has(file))
      sizes.set(
        file,
        request({ path: file }).then(({ body }) => gzipSync(body).length),
      );
    return sizes.get(file)!;
  };
  const scriptsOf = async (path: string) => {
    const { scripts } = new PageSource((await request({ path })).body);
    return (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1024;
  };
  const baseline = await scriptsOf('/empty');
  expect(baseline).toBeGreaterThan(LEAST_BASELINE);
  const rows: string[] = [];
  for (const { path } of routesIn('gh-en' as Prefix)) {
    const above = (await scriptsOf(pathOf('gh-en', path))) - baseline;
    const budget = BUDGETS[path] ?? CONTENT_PAGE;
    rows.push(`${path || 'home'} ${above.toFixed(1)} of ${budget}`);
    expect.soft(above, `KB of script on ${path || 'home'}`).toBeGreaterThan(0);
    expect.soft(above, `KB of script on ${path || 'home'}`).toBeLessThanOrEqual(budget);
  }
  test
    .info()
    .annotations.push({ type: 'scripts', description: [`baseline ${baseline.toFixed(1)}`, ...rows].join('\n') });
});

/**
 * Maximum number of bytes of style sheets on a page, compressed as sent, and their number: the frame's and the page's
 * own.
 */
const STYLES = { bytes: 10 * 1024, sheets: 2 };

test('no page exceeds its budget of style sheets', async () => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ??
      request({ path: file, headers: { 'accept-encoding': 'br' } }).then(({ headers }) =>
        Number(headers['content-length']),
      );
    sizes.set(file, size);
    return size;
  };
  const rows: string[] = [];
  for (const { path } of routesIn('gh-en' as Prefix)) {
    const { styleSheets } = new PageSource((await request({ path: pathOf('gh-en', path) })).body);
    const bytes = (await Promise.all(styleSheets.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    rows.push(`${path || 'home'} ${bytes} in ${styleSheets.length}`);
    expect.soft(bytes, `bytes of style sheets on ${path || 'home'}`).toBeGreaterThan(0);
    expect.soft(bytes, `bytes of style sheets on ${path || 'home'}`).toBeLessThanOrEqual(STYLES.bytes);
    expect.soft(styleSheets.length, path || 'home').toBeLessThanOrEqual(STYLES.sheets);
  }
  test.info().annotations.push({ type: 'styles', description: rows.join('\n') });
});
