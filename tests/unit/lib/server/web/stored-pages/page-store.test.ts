import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRouteConfig } from '@/lib/routing/route-config';
import { serveStored } from '@/lib/server/web/stored-pages/serve-stored';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { createContentLabels, type ContentLabels } from '@/lib/server/web/stored-pages/content-labels';
import { createPageStore, type PageStore } from '@/lib/server/web/stored-pages/page-store';
import {
  DOCUMENT_PART,
  sharedPageState,
  type RenderedPage,
  type RefreshOutcome,
} from '@/lib/server/web/stored-pages/shared-with-cache';
import type { ByteStore } from '@/lib/server/web/stored-pages/byte-store';
import { AddressList } from '@/lib/server/platform/address-list';
import { requestBytes, type BytesResponse } from '../../../../../fixtures/request-bytes';

const PATIENCE_MS = 200;
const POLICY = "script-src 'self' 'sha256-x'";
let text: string;
/** Status of Next's response to a request to render; null is a failure. */
let status: number | null;
let renderedPaths: string[];
/** Resolves when Next has rendered. */
let rendered: Promise<void>;
let isHandedOver: boolean;
/** Requests that were left to Next. */
let requests: string[];
let now: number;
let storage: Map<string, Buffer>;
let labels: ContentLabels;
let store: PageStore;
let server: Server;

/** True if a rendered page has no bytes, so that its compression fails. */
let isBroken: boolean;
const part = (content: string, type: string) => ({
  bytes: isBroken ? (null as never) : Buffer.from(content),
  headers: { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 's-maxage=600' },
});

const renderedPage = (path: string): RenderedPage => ({
  status: status!,
  parts: new Map([
    [DOCUMENT_PART, part(`<p>${text} ${path}</p>`, 'text/html; charset=utf-8')],
    ['', part(`whole ${text}`, 'text/x-component')],
    ['/_tree', part(`tree ${text}`, 'text/x-component')],
  ]),
  tags: ['news', 'every'],
  seconds: 600,
});

/** Renders like Next. All requests that wait for a stored page get it, but a page for one request is not shared. */
async function refreshPage(path: string): Promise<RefreshOutcome> {
  renderedPaths.push(path);
  await rendered;
  if (status === null) return 'failed';
  if (path.endsWith('/dynamic')) return 'dynamic';
  if (isHandedOver) sharedPageState.pageReceivers.get(path)?.(renderedPage(path));
  return 'stored';
}

/** Opens pages with this test's own storage: another test may still be compressing. */
function openPages(): PageStore {
  const own = storage;
  const byteStore: ByteStore = {
    read: async (name) => own.get(name) ?? null,
    write: async (name, bytes) => void own.set(name, bytes),
    drop: async (name) => void own.delete(name),
  };
  return createPageStore({ labels, byteStore, refreshPage, now: () => now, timeoutMs: PATIENCE_MS });
}

const changed = (version: number) => labels.note([{ tag: 'news', version, changedAt: '2026-11-23T08:00:00.000Z' }]);

const visit = (path: string, headers?: OutgoingHttpHeaders, method?: string) =>
  requestBytes(server, path, headers, method);

/** Returns the stored page after a first visit, which has it rendered. */
async function requestStored(path: string, headers: OutgoingHttpHeaders = {}): Promise<BytesResponse> {
  await visit(path);
  renderedPaths = [];
  return visit(path, headers);
}

const config = readRouteConfig({ TURKISH_HOSTS: 'www.example.tr', SITE_URL: 'https://www.example.com' });

beforeAll(async () => {
  server = createFrontServer({
    api: null,
    async pages(request, response) {
      requests.push(request.url!);
      response.writeHead(200).end('from Next');
    },
    storedPages: (...request) => serveStored(store, config, () => null)(...request),
    trustedProxies: new AddressList([]),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  now = Date.now();
  text = 'first';
  rendered = Promise.resolve();
  isHandedOver = true;
  isBroken = false;
  status = 200;
  requests = [];
  renderedPaths = [];
  storage = new Map();
  labels = createContentLabels();
  changed(1);
  changed(1);
  store = openPages();
});
afterAll(() => new Promise((closed) => server.close(closed)));

describe('a stored page', () => {
  it('is rendered once and served from its bytes, in the requested encoding', async () => {
    const plain = await requestStored('/gh-en');
    const brotli = await visit('/gh-en', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await visit('/gh-en', { 'accept-encoding': 'gzip, br;q=0' });
    expect({ requests, renderedPaths }).toEqual({ requests: [], renderedPaths: [] });
    const html = '<p>first /gh-en</p>';
    expect([plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)].map(String)).toEqual(
      Array(3).fill(html),
    );
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    for (const response of [plain, brotli, gzip]) {
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(response.bytes.length),
        'content-security-policy': POLICY,
        'cache-control': 's-maxage=600',
        'x-content-type-options': 'nosniff',
        etag: plain.headers.etag,
      });
    }
  });

  it('is rendered once for concurrent requests', async () => {
    const responses = await Promise.all([visit('/gh-en'), visit('/gh-en'), visit('/gh-en', { rsc: '1' })]);
    const page = '<p>first /gh-en</p>';
    expect(responses.map(({ bytes }) => String(bytes))).toEqual([page, page, 'whole first']);
    expect({ requests, renderedPaths }).toEqual({ requests: [], renderedPaths: ['/gh-en'] });
  });

  it('is 304 without a body if unchanged, and only headers for HEAD', async () => {
    const { headers, bytes } = await requestStored('/gh-en');
    const etag = headers.etag!;
    const ids: unknown[] = [headers['x-request-id']];
    for (const etags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await visit('/gh-en', { 'if-none-match': etags });
      expect(response).toMatchObject({ status: 304, headers: { etag } });
      expect(response.bytes).toHaveLength(0);
      ids.push(response.headers['x-request-id']);
    }
    expect((await visit('/gh-en', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await visit('/gh-en', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(bytes.length) } });
    expect(head.bytes).toHaveLength(0);
    // Ranges are not supported. The whole content is a valid response to a range.
    expect((await visit('/gh-en', { range: 'bytes=0-3' })).bytes).toEqual(bytes);
    expect(requests).toEqual([]);
    // Each response has the id of its request, and the stored bytes have none.
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(String(bytes)).not.toContain(id);
  });

  it('is stored with the browser router’s parts, each with its own ETag', async () => {
    const document = await requestStored('/gh-en');
    const whole = await visit('/gh-en?_rsc=abc', { rsc: '1', 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(whole.bytes))).toBe('whole first');
    expect(whole.headers['content-type']).toBe('text/x-component');
    const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const tree = await visit('/gh-en?_rsc', { ...segment, 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(tree.bytes))).toBe('tree first');
    expect(new Set([document, whole, tree].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(requests).toEqual([]);
    await visit('/gh-en?_rsc', { ...segment, 'next-router-segment-prefetch': '/none' });
    expect(requests).toEqual(['/gh-en?_rsc']);
  });

  it('is the same for any query, unless it depends on the query', async () => {
    await requestStored('/gh-en/track');
    for (const query of ['utm_source=mail&fbclid=x', 'isHidHead=1', 'number=DX01234567894GH'])
      expect(String((await visit(`/gh-en/track?${query}`)).bytes)).toBe('<p>first /gh-en/track</p>');
    expect(requests).toEqual([]);
    await visit('/gh-en/track?no=DX01234567894GH');
    await visit('/gh-en/track?utm_source=mail&%6Eo');
    expect(requests).toEqual(['/gh-en/track?no=DX01234567894GH', '/gh-en/track?utm_source=mail&%6Eo']);
    expect(renderedPaths).toEqual([]);
  });

  it('makes one visitor wait if an older copy exists, and is served once ready', async () => {
    await requestStored('/gh-en');
    store = openPages();
    text = 'second';
    changed(2);
    let finish!: () => void;
    rendered = new Promise((resolve) => (finish = resolve));
    const firstStart = performance.now();
    expect(String((await visit('/gh-en')).bytes)).toContain('first');
    // A timer may fire a millisecond early.
    expect(performance.now() - firstStart).toBeGreaterThanOrEqual(PATIENCE_MS - 1);
    const secondStart = performance.now();
    expect(String((await visit('/gh-en')).bytes)).toContain('first');
    expect(performance.now() - secondStart).toBeLessThan(PATIENCE_MS);
    finish();
    await expect.poll(async () => String((await visit('/gh-en')).bytes)).toContain('second');
    expect(renderedPaths).toEqual(['/gh-en']);
  });

  it('leaves forms and other hosts to Next, and redirects other spellings', async () => {
    await requestStored('/gh-en/help');
    await visit('/gh-en/help', {}, 'POST');
    expect(await visit('/gh-en/h%65lp')).toMatchObject({ status: 308, headers: { location: '/gh-en/help' } });
    await visit('/gh-en/help', { host: 'www.example.tr' });
    await visit('/tr-tr', { host: 'www.example.com' });
    expect(requests).toEqual(['/gh-en/help', '/gh-en/help', '/tr-tr']);
    expect({ renderedPaths, stored: [...storage.keys()] }).toEqual({ renderedPaths: [], stored: ['/gh-en/help'] });
  });

  it('is available to other processes and after a restart', async () => {
    await visit('/gh-en');
    store = openPages();
    expect(String((await requestStored('/gh-en')).bytes)).toBe('<p>first /gh-en</p>');
    expect(renderedPaths).toEqual([]);
  });

  it('is served once more when stale, and rendered meanwhile', async () => {
    await requestStored('/gh-en');
    now += 599_000;
    expect(store.find('/gh-en', DOCUMENT_PART)).not.toBeNull();
    now += 1000;
    expect(store.find('/gh-en', DOCUMENT_PART)).toBeNull();
    text = 'second';
    expect(String((await visit('/gh-en')).bytes)).toContain('first');
    await expect.poll(async () => String((await visit('/gh-en')).bytes)).toContain('second');
    expect(renderedPaths).toEqual(['/gh-en']);
  });

  it('stays if its replacement cannot be stored, and is then replaced by the next', async () => {
    await requestStored('/gh-en');
    now += 600_000;
    text = 'second';
    isBroken = true;
    expect(String((await visit('/gh-en')).bytes)).toContain('first');
    await expect.poll(() => renderedPaths.length).toBe(1);
    isBroken = false;
    await expect.poll(async () => String((await visit('/gh-en')).bytes)).toContain('second');
  });

  it('is rendered before serving when its data changes, and stays if that fails', async () => {
    await requestStored('/gh-en');
    text = 'second';
    changed(2);
    status = null;
    expect(String((await visit('/gh-en')).bytes)).toContain('first');
    status = 200;
    expect(String((await visit('/gh-en')).bytes)).toContain('second');
    // The page may still contain older data, because it was rendered between two checks.
    text = 'third';
    changed(2);
    expect(String((await visit('/gh-en')).bytes)).toContain('third');
    changed(2);
    renderedPaths = [];
    await visit('/gh-en');
    expect(renderedPaths).toEqual([]);
  });

  it('is removed when its data is gone, and 404 is never stored', async () => {
    await requestStored('/gh-en');
    changed(2);
    status = 404;
    for (let time = 0; time < 2; time += 1) {
      const response = await visit('/gh-en', { 'if-none-match': '*' });
      expect(response.status).toBe(404);
      expect(String(response.bytes)).toBe('<p>first /gh-en</p>');
    }
    expect(renderedPaths).toEqual(['/gh-en', '/gh-en']);
    expect({ size: storage.size, page: store.find('/gh-en', DOCUMENT_PART) }).toEqual({ size: 0, page: null });
  });

  it('is left to Next every time if it depends on the request or cannot be rendered', async () => {
    await visit('/gh-en/dynamic');
    await visit('/gh-en/dynamic');
    expect(renderedPaths).toEqual(['/gh-en/dynamic']);
    expect(requests).toEqual(['/gh-en/dynamic', '/gh-en/dynamic']);
    status = null;
    await visit('/gh-en');
    expect(requests.at(-1)).toBe('/gh-en');
  });

  it('is rendered again if Next rendered it for a visitor without handing it over', async () => {
    isHandedOver = false;
    await visit('/gh-en');
    isHandedOver = true;
    expect(String((await visit('/gh-en')).bytes)).toBe('<p>first /gh-en</p>');
    expect({ renderedPaths, requests }).toEqual({ renderedPaths: ['/gh-en', '/gh-en'], requests: ['/gh-en'] });
  });

  it('is compressed further after a second request, with the same content', async () => {
    text = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 997} parcels</li>`).join('');
    await visit('/gh-en');
    const quick = store.find('/gh-en', DOCUMENT_PART)!.br.length;
    await expect.poll(() => store.find('/gh-en', DOCUMENT_PART)!.br.length, { timeout: 10_000 }).toBeLessThan(quick);
    expect(String(brotliDecompressSync(store.find('/gh-en', DOCUMENT_PART)!.br))).toBe(`<p>${text} /gh-en</p>`);
    now += 600_000;
    text = 'filled';
    expect(await store.fill('/gh-en')).toBe('rendered');
    expect(store.find('/gh-en', DOCUMENT_PART)).toMatchObject({ dense: true });
  });

  it('is filled only if missing', async () => {
    expect(await store.fill('/gh-en')).toBe('rendered');
    expect(await store.fill('/gh-en')).toBe('there');
    expect(renderedPaths).toEqual(['/gh-en']);
    status = null;
    expect(await store.fill('/gh-en/help')).toBe('failed');
  });

  it('uses at most 64 MB of memory', async () => {
    // Bytes that no encoding makes smaller.
    const paths = Array.from({ length: 20 }, (_, page) => `/gh-en/${page}`);
    for (const path of paths) {
      text = randomBytes(3 * 1024 * 1024).toString('base64');
      await store.fetch(path, DOCUMENT_PART);
    }
    const still = paths.map((path) => store.find(path, DOCUMENT_PART)).filter((page) => page !== null);
    const bytes = still.reduce((sum, { br, gzip }) => sum + br.length + (gzip?.length ?? 0), 0);
    expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(store.find('/gh-en/19', DOCUMENT_PART)).not.toBeNull();
    expect(store.find('/gh-en/0', DOCUMENT_PART)).toBeNull();
  }, 120_000);
});
