import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Prefix } from '@/lib/market/prefix';
import { findFreePort } from '../../fixtures/free-port';
import { OwnSite } from '../support/own-site';
import { runForEach, pathOf, routesIn } from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { expect, test } from '../support/site';
import { MAIN_ORIGIN } from '../support/this-run';

/** Stored pages are sent as ready bytes, and as 304 to browsers that have them (docs/qualities.md). */
for (const path of ['/', '/gh-en', '/eg-ar', '/pk-ur/service/help', '/ma-fr/rates']) {
  test(`${path} is sent compressed from storage, and as 304 to a browser that has it`, async () => {
    const page = () => requestPlain({ path, headers: { 'accept-encoding': 'gzip, br' } });
    const { status, headers } = await page();
    expect(headers['content-encoding']).toBe('br');
    expect(status).toBe(200);
    expect(headers['x-nextjs-cache']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    const revalidation = await requestPlain({
      path,
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': headers.etag! },
    });
    expect(revalidation).toMatchObject({ status: 304, body: '' });
    const countedVisit = await requestPlain({
      path: `${path}?utm_source=mail`,
      headers: { 'if-none-match': headers.etag! },
    });
    expect(countedVisit.status).toBe(304);
  });
}

test('every unknown address of a market is sent the same stored page', async () => {
  const page = (path: string) => requestPlain({ path, headers: { 'accept-encoding': 'br' } });
  const { etag } = (await page('/pk-ur/none/at/all')).headers;
  for (const path of ['/pk-ur/no-such-page', '/pk-ur/wp/setup.php?x=1', '/pk-ur/track/none']) {
    const { status, headers } = await page(path);
    expect({ status, encoding: headers['content-encoding'], cache: headers['x-nextjs-cache'] }, path).toEqual({
      status: 404,
      encoding: 'br',
      cache: undefined,
    });
    expect(headers.etag, path).toBe(etag);
  }
  expect((await page('/gh-en/none/at/all')).headers.etag).not.toBe(etag);
});

test('every file that does not exist is sent the same stored page', async () => {
  const page = (path: string) => requestPlain({ path, headers: { 'accept-encoding': 'br' } });
  const { etag } = (await page('/no.php')).headers;
  expect(etag).toBeDefined();
  for (const path of ['/wp/login.php?x=1', '/fonts/none.woff2', '/gh-en.html', '/missing.html']) {
    const { status, headers } = await page(path);
    expect({ status, encoding: headers['content-encoding'], cache: headers['x-nextjs-cache'] }, path).toEqual({
      status: 404,
      encoding: 'br',
      cache: undefined,
    });
    expect(headers.etag, path).toBe(etag);
  }
  for (const path of ['/robots.txt', '/favicon.ico', '/box.js', '/icon.svg', '/manifest.webmanifest', '/sitemap.xml'])
    expect((await page(path)).status, path).toBe(200);
});

test('the browser router’s requests get compressed parts in Next’s format', async () => {
  const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  for (const headers of [{ rsc: '1' }, segment]) {
    const { status, headers: sent, body } = await requestPlain({ path: '/gh-en/rates?_rsc=x', headers });
    expect({ status, type: sent['content-type'], prerender: sent['x-nextjs-prerender'] }).toEqual({
      status: 200,
      type: 'text/x-component',
      prerender: '1',
    });
    expect(body).toMatch(/^[0-9a-f:]/);
    const pressed = await requestPlain({
      path: '/gh-en/rates?_rsc=x',
      headers: { ...headers, 'accept-encoding': 'br' },
    });
    expect({ status: pressed.status, contentEncoding: pressed.headers['content-encoding'] }).toEqual({
      status: 200,
      contentEncoding: 'br',
    });
  }
});

test('one build serves two sites with different addresses, keys and gateways at once', async () => {
  const settings = { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', PASSWORD_TRANSFORM_KEY: 'ab'.repeat(16) };
  const other = await OwnSite.create(undefined, { ...settings, SITE_URL: 'https://other.example' });
  const gateway = await OwnSite.create(undefined, { API_BASE_URL: 'https://calls.example/api' });
  try {
    await other.start();
    const policyOf = async (origin: string) => (await fetch(`${origin}/gh-en`)).headers.get('content-security-policy');
    const page = await other.text('/gh-en');
    expect(page).toContain('<link rel="canonical" href="https://other.example/gh-en"/>');
    expect(page).toContain(`data-transform-key="${'ab'.repeat(16)}"`);
    expect(page).not.toContain(MAIN_ORIGIN);
    expect(await other.text('/robots.txt')).toContain('https://other.example/sitemap.xml');
    expect(await other.text('/sitemap/gh-en.xml')).toContain('<loc>https://other.example/gh-en</loc>');
    expect(await policyOf(other.origin)).toContain('https://tiles.example');
    const own = await (await fetch(`${MAIN_ORIGIN}/gh-en`)).text();
    expect(own).toContain(`<link rel="canonical" href="${MAIN_ORIGIN}/gh-en"/>`);
    expect(own).not.toMatch(/data-(transform-key|api-base)/);
    expect(await policyOf(MAIN_ORIGIN)).not.toContain('tiles.example');
    await gateway.start('/empty');
    expect(await policyOf(gateway.origin)).toContain("connect-src 'self' https://calls.example");
  } finally {
    await Promise.all([other.drop(), gateway.drop()]);
  }
});

test('another spelling of an address redirects to the page without rendering it', async () => {
  const site = await OwnSite.create();
  try {
    await site.start();
    for (const prefix of ['gh-en', 'eg-ar', 'pk-ur']) {
      const spellings = [`/${prefix}/service/contact%2Dus`, `/${prefix}/service/contact-us`];
      const [odd, plain] = await Promise.all(
        spellings.map((path) => fetch(site.origin + path, { redirect: 'manual' })),
      );
      expect({ status: odd!.status, location: odd!.headers.get('location') }, prefix).toEqual({
        status: 308,
        location: spellings[1],
      });
      expect(plain!.status, prefix).toBe(200);
      expect(await plain!.text(), prefix).not.toContain(' nonce=');
    }
  } finally {
    await site.drop();
  }
});

/** Requests of the probe, and replacements that it must see. */
const PROBES = 2000;
const REPLACEMENTS = 3;
const PROBE_MS = 20;

/** Sends requests at an even pace while `goesOn` returns true, each on a new connection. Returns the failures. */
async function probe(origin: string, goesOn: (sent: number) => boolean): Promise<string[]> {
  const failed: string[] = [];
  const underWay: Promise<void>[] = [];
  const send = () =>
    new Promise<number>((resolve, reject) => {
      const request = http.get(`${origin}/api/health/live`, { agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode!));
      });
      request.once('error', reject);
    });
  for (let requestCount = 0; goesOn(requestCount); requestCount += 1) {
    underWay.push(
      send().then(
        (status) => void (status === 200 || failed.push(String(status))),
        (error: Error) => void failed.push(error.message),
      ),
    );
    await wait(PROBE_MS);
  }
  await Promise.all(underWay);
  return failed;
}

test('a process that exceeds its memory limit is replaced without losing a request', async () => {
  test.setTimeout(240_000);
  const metricsPort = await findFreePort();
  // Every process is too large from its start on.
  const site = await OwnSite.create(undefined, { MEMORY_LIMIT_MB: '1', METRICS_PORT: String(metricsPort) });
  const replaced = async () => {
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text());
    return Number(/^site_process_replacements_total\{reason="memory"\} (\d+)$/m.exec(figures)?.[1]);
  };
  try {
    await site.start();
    const [first] = site.children();
    let isDone = false;
    const probing = probe(site.origin, (sent) => sent < PROBES || !isDone);
    const statuses = new Set<number>();
    const notStored: string[] = [];
    const prefix = 'gh-en' as Prefix;
    await runForEach(routesIn(prefix), async (route) => {
      const path = pathOf(prefix, route.path);
      const response = await fetch(site.origin + path).catch(() => null);
      statuses.add(response?.status ?? 0);
      if (response?.headers.get('content-security-policy')?.includes("'nonce-")) notStored.push(path);
      statuses.add(await site.status('/gh-en/track?no=DX01234567890GH'));
    });
    await expect.poll(replaced, { timeout: 180_000 }).toBeGreaterThanOrEqual(REPLACEMENTS);
    isDone = true;
    expect(await probing).toEqual([]);
    expect(site.children()).not.toContain(first);
    expect(site.children().length).toBeGreaterThan(0);
    expect({ statuses: [...statuses], notStored }).toEqual({ statuses: [200], notStored: [] });
  } finally {
    await site.drop();
  }
});
