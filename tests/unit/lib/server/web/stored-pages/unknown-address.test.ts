import type { Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readRouteConfig } from '@/lib/routing/route-config';
import { AddressList } from '@/lib/server/platform/address-list';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { createContentLabels } from '@/lib/server/web/stored-pages/content-labels';
import { createPageStore } from '@/lib/server/web/stored-pages/page-store';
import { serveStored } from '@/lib/server/web/stored-pages/serve-stored';
import { DOCUMENT_PART, sharedPageState, type RefreshPage } from '@/lib/server/web/stored-pages/shared-with-cache';
import { createFindNotFoundAddress, isMissingPage } from '@/lib/server/web/stored-pages/unknown-address';
import { requestBytes } from '../../../../../fixtures/request-bytes';

/** In the order of Next's list: a named page has priority over a dynamic one. */
const ROUTES = [
  { page: '/[lang]', regex: '^/([^/]+?)(?:/)?$' },
  { page: '/[lang]/article-list/[id]', regex: '^/([^/]+?)/article\\-list/([^/]+?)(?:/)?$' },
  { page: '/[lang]/track', regex: '^/([^/]+?)/track(?:/)?$' },
  { page: '/[lang]/[token]', regex: '^/([^/]+?)/([^/]+?)(?:/)?$' },
  { page: '/[lang]/[...rest]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
];
/** Next's pattern of the rewrite of files that do not exist (next.config.ts). */
const FILES = '^(?:/((?!api/|_next/|sitemap/|[A-Za-z]{2}-[A-Za-z]{2}/).*\\.[A-Za-z0-9]+))(?:/)?$';
const missingAt = createFindNotFoundAddress({
  dynamicRoutes: ROUTES,
  rewrites: [{ destination: '/missing.html', regex: FILES }],
  fixed: new Set(['/robots.txt', '/maps/gh.svg']),
});

it('unknown addresses of a market have one missing page', () => {
  for (const path of ['/pk-ur/no-such-page', '/pk-ur/wp-admin/setup.php', '/pk-ur/track/other', '/pk-ur/%D9%BE'])
    expect(missingAt(path), path).toBe('/pk-ur/missing/page');
  expect(missingAt('/gh-en/a/b')).toBe('/gh-en/missing/page');
  expect(isMissingPage('/gh-en/missing/page')).toBe(true);
  expect(isMissingPage('/gh-en/track')).toBe(false);
});

it('files that do not exist have the missing page outside every market', () => {
  for (const path of ['/no.php', '/wp/login.php', '/maps/none.svg', '/missing.html', '/gh-en.php'])
    expect(missingAt(path), path).toBe('/missing.html');
  for (const path of ['/robots.txt', '/maps/gh.svg', '/_next/static/none.js', '/sitemap/gh-en.xml'])
    expect(missingAt(path), path).toBeNull();
  expect(isMissingPage('/missing.html')).toBe(true);
});

it('pages, questionnaires and addresses without a market have none', () => {
  const questionnaire = '/gh-en/a1b2c3d4e5f6a7b8';
  for (const path of ['/', '/gh-en', '/gh-en/track', '/gh-en/article-list/no-such-article', questionnaire])
    expect(missingAt(path), path).toBeNull();
});

let server: Server | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

/** Opens a site whose pages all return 404, and whose text changes with its data. */
async function openSite() {
  const site = {
    text: 'first',
    rendered: [] as string[],
    leftToNext: [] as string[],
    stored: new Map<string, Buffer>(),
  };
  const labels = createContentLabels();
  const change = (version: number) => labels.note([{ tag: 'news', version, changedAt: '2026-11-23T08:00:00.000Z' }]);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const refreshPage: RefreshPage = async (path) => {
    site.rendered.push(path);
    const parts = new Map(
      [DOCUMENT_PART, ''].map((name) => [name, { bytes: Buffer.from(`${site.text} ${path}`), headers }]),
    );
    sharedPageState.pageReceivers.get(path)?.({ status: 404, parts, tags: ['news'], seconds: 600 });
    return 'stored';
  };
  const byteStore = {
    read: async (name: string) => site.stored.get(name) ?? null,
    write: async (name: string, bytes: Buffer) => void site.stored.set(name, bytes),
    drop: async (name: string) => void site.stored.delete(name),
  };
  const config = readRouteConfig({ TURKISH_HOSTS: 'www.example.tr', SITE_URL: 'https://www.example.com' });
  const frontServer = createFrontServer({
    api: null,
    async pages(request, response) {
      site.leftToNext.push(request.url!);
      response.writeHead(404).end();
    },
    storedPages: serveStored(createPageStore({ labels, byteStore, refreshPage }), config, missingAt),
    trustedProxies: new AddressList([]),
  });
  server = frontServer;
  await new Promise<void>((ready) => frontServer.listen(0, '127.0.0.1', ready));
  change(1);
  change(1);
  return {
    ...site,
    site,
    change,
    request: (path: string, more?: Record<string, string>) => requestBytes(frontServer, path, more),
  };
}

it('the missing page of a market is rendered once, and again when its data has changed', async () => {
  const { site, request, change, rendered, stored } = await openSite();
  for (const path of ['/gh-en/no/1', '/gh-en/no/2?utm_source=x', '/gh-en/none']) {
    const response = await request(path);
    expect({ status: response.status, text: String(response.bytes) }).toEqual({
      status: 404,
      text: 'first /gh-en/missing/page',
    });
  }
  expect({ rendered, stored: [...stored.keys()] }).toEqual({
    rendered: ['/gh-en/missing/page'],
    stored: ['/gh-en/missing/page'],
  });
  site.text = 'second';
  change(2);
  expect(String((await request('/gh-en/no/4')).bytes)).toContain('second');
  expect((await request('/gh-en/no/5')).status).toBe(404);
  expect({ renderedCount: rendered.length, size: stored.size }).toEqual({ renderedCount: 2, size: 1 });
});

it('the missing page outside every market is rendered once, and files are left to Next', async () => {
  const { request, rendered, leftToNext } = await openSite();
  for (const path of ['/no.php', '/wp/login.php?x=1'])
    expect(String((await request(path)).bytes), path).toBe('first /missing.html');
  expect(rendered).toEqual(['/missing.html']);
  for (const path of ['/robots.txt', '/sitemap/gh-en.xml']) await request(path);
  await request('/no.php', { rsc: '1' });
  expect(leftToNext).toEqual(['/robots.txt', '/sitemap/gh-en.xml', '/no.php']);
});

it('a page that may exist is rendered at its own address, and its 404 is not stored', async () => {
  const { request, rendered, stored, leftToNext } = await openSite();
  const paths = ['/gh-en/article-list/gone', '/gh-en/a1b2c3d4e5f6a7b8'];
  for (const path of paths) expect((await request(path)).status, path).toBe(404);
  // Data of a navigation names its address.
  await request('/gh-en/no/6', { rsc: '1' });
  expect({ rendered, size: stored.size, leftToNext }).toEqual({
    rendered: [...paths, '/gh-en/no/6'],
    size: 0,
    leftToNext: [],
  });
});
