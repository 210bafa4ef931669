import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRouteConfig } from '@/lib/routing/route-config';
import { serveStored } from '@/lib/server/web/stored-pages/serve-stored';
import { renderPage } from '@/lib/server/web/stored-pages/render-page';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { createContentLabels, type ContentLabels } from '@/lib/server/web/stored-pages/content-labels';
import { createPageStore, type PageStore } from '@/lib/server/web/stored-pages/page-store';
import { deserializePage } from '@/lib/server/web/stored-pages/compress-page';
import { sharedPageState, type RefreshOutcome } from '@/lib/server/web/stored-pages/shared-with-cache';
import { combineStores, type ByteStore } from '@/lib/server/web/stored-pages/byte-store';
import { AddressList } from '@/lib/server/platform/address-list';
import { HOUR_MS } from '@/lib/time/durations';
import { requestBytes, type BytesResponse } from '../../../../../fixtures/request-bytes';

/** The page's current text. */
let text: string;
let status: number;
let now: number;
let renderedPaths: string[];
let requests: string[];
let labels: ContentLabels;
let store: PageStore;
let server: Server;

/** Makes a document longer than one round trip. */
const MORE = randomBytes(15_000).toString('base64');
let more: string;

const code = (text: string) => `self.__next_f.push([1,"${text}"])`;

async function refreshPage(path: string): Promise<RefreshOutcome> {
  renderedPaths.push(path);
  const html = `<head></head><main>${text} ${more}</main><script>${code(text)}</script>`;
  const entry = { html, status, headers: { 'x-next-cache-tags': 'news' } };
  if (path.endsWith('/dynamic')) return 'dynamic';
  sharedPageState.pageReceivers.get(path)?.(await renderPage(path, entry, { revalidate: 600 }));
  return 'stored';
}

function inMemory() {
  const storage = new Map<string, Buffer>();
  const reads: string[] = [];
  const byteStore: ByteStore = {
    read: async (name) => (reads.push(name), storage.get(name) ?? null),
    write: async (name, bytes) => void storage.set(name, bytes),
    drop: async (name) => void storage.delete(name),
  };
  return { storage, reads, byteStore };
}
let place: ReturnType<typeof inMemory>;
const open = (byteStore: ByteStore = place.byteStore) =>
  createPageStore({ labels, byteStore, refreshPage, now: () => now });

/** Changes the data and checks twice, so that no page may still contain the older data. */
function change(newText: string, version: number): void {
  text = newText;
  for (let look = 0; look < 2; look += 1)
    labels.note([{ tag: 'news', version, changedAt: '2026-11-23T08:00:00.000Z' }]);
}

const requestPage = (path: string, headers?: OutgoingHttpHeaders, method?: string) =>
  requestBytes(server, path, headers, method);

const addressIn = (document: BytesResponse) => / src="([^"]+)"/.exec(String(document.bytes))![1]!;
/** Returns the address of the data that the document names now. */
const dataOf = async (path: string) => addressIn(await requestPage(path));

beforeAll(async () => {
  const config = readRouteConfig({ TURKISH_HOSTS: 'www.example.tr', SITE_URL: 'https://www.example.com' });
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
  [status, requests, renderedPaths, more] = [200, [], [], MORE];
  labels = createContentLabels();
  change('first', 1);
  place = inMemory();
  store = open();
});
afterAll(() => new Promise((closed) => server.close(closed)));

describe('a data file of a stored page', () => {
  it('is sent like other parts, for a year', async () => {
    const address = await dataOf('/gh-en');
    const plain = await requestPage(address);
    const brotli = await requestPage(address, { 'accept-encoding': 'gzip, br' });
    const gzip = await requestPage(`${address}?again`, { 'accept-encoding': 'gzip' });
    expect([plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)].map(String)).toEqual(
      Array(3).fill(code('first')),
    );
    for (const response of [plain, brotli, gzip])
      expect(response.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(response.bytes.length),
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
    const head = await requestPage(address, {}, 'HEAD');
    expect({
      status: head.status,
      byteCount: head.bytes.length,
      contentLength: head.headers['content-length'],
    }).toEqual({
      status: 200,
      byteCount: 0,
      contentLength: `${plain.bytes.length}`,
    });
    expect((await requestPage(address, { 'if-none-match': plain.headers.etag! })).status).toBe(304);
    expect((await requestPage(address, { range: 'bytes=0-3' })).bytes).toEqual(plain.bytes);
    expect({ requests, renderedPaths }).toEqual({ requests: [], renderedPaths: ['/gh-en'] });
  });

  it('is inline in a short document, at either compression', async () => {
    more = '';
    expect(String((await requestPage('/gh-en')).bytes)).toContain(code('first'));
    await store.fill('/gh-en/rates');
    expect(String((await requestPage('/gh-en/rates')).bytes)).toContain(code('first'));
    more = MORE;
    await store.fill('/gh-en/help');
    expect(String((await requestPage('/gh-en/help')).bytes)).not.toContain('__next_f');
  });

  it('stays for a day after its document is replaced, in every process and after a restart', async () => {
    const first = await dataOf('/gh-en');
    change('second', 2);
    const second = await dataOf('/gh-en');
    expect(second).not.toBe(first);
    change('third', 3);
    await requestPage('/gh-en');
    store = open();
    renderedPaths = [];

    expect(await Promise.all([first, second].map(async (each) => String((await requestPage(each)).bytes)))).toEqual(
      ['first', 'second'].map(code),
    );
    now += 25 * HOUR_MS;
    change('fourth', 4);
    await requestPage('/gh-en');
    store = open();
    expect(await Promise.all([first, second].map(async (each) => (await requestPage(each)).status))).toEqual([
      404, 404,
    ]);
    // The page still has the data of the previous version.
    expect(
      [...deserializePage(place.storage.get('/gh-en')!)!.parts.keys()].filter((name) => name.startsWith('data')),
    ).toHaveLength(2);
  });

  it('is served only if it is among the latest 13 of its page', async () => {
    const addresses: string[] = [];
    for (let version = 2; version < 22; version += 1) {
      change(`said ${version}`, version);
      addresses.push(await dataOf('/gh-en'));
    }
    store = open();
    const areFound = await Promise.all(addresses.map(async (each) => (await requestPage(each)).status === 200));
    expect(areFound.lastIndexOf(false)).toBe(20 - 1 - 13);
    expect(areFound.indexOf(true)).toBe(20 - 13);
  });

  it('returns 404 if it does not exist, and a guess renders nothing', async () => {
    const address = await dataOf('/gh-en');
    renderedPaths = [];
    place.reads.length = 0;
    const guess = address.replace(/\/page-data\/.{22}/, `/page-data/${'x'.repeat(22)}`);
    const response = await requestPage(guess);
    expect({
      status: response.status,
      cacheControl: response.headers['cache-control'],
      byteCount: response.bytes.length,
    }).toEqual({ status: 404, cacheControl: 'no-store', byteCount: 0 });
    expect({ renderedPaths, reads: place.reads, requests }).toEqual({
      renderedPaths: [],
      reads: ['/gh-en'],
      requests: [],
    });
    for (const path of ['/xx-en', '/gh-en/h%65lp', '/api/health', '/tr-tr', '/gh-en//help'])
      expect((await requestPage(guess.replace('/gh-en', path))).status, path).toBe(404);
    expect({ renderedPaths, reads: place.reads, requests }).toEqual({
      renderedPaths: [],
      reads: ['/gh-en'],
      requests: [],
    });
    const [first, again] = [
      await requestPage(guess.replace('.js', '/dynamic.js')),
      await requestPage(guess.replace('.js', '/dynamic.js')),
    ];
    expect({ first: first.status, again: again.status, renderedPaths }).toEqual({
      first: 404,
      again: 404,
      renderedPaths: ['/gh-en/dynamic'],
    });
  });

  it('is rendered if the page is not stored yet: another machine may have sent it', async () => {
    const address = await dataOf('/gh-en');
    place = inMemory();
    store = open();
    expect(String((await requestPage(address)).bytes)).toBe(code('first'));
    expect(renderedPaths).toEqual(['/gh-en', '/gh-en']);
    expect((await requestPage(address)).status).toBe(200);
    expect(renderedPaths).toHaveLength(2);
  });

  it('is read from the shared store if the own page lacks it', async () => {
    const [near, far] = [inMemory(), inMemory()];
    const page = () => combineStores(near.byteStore, far.byteStore, () => true);
    store = open(page());
    const first = await dataOf('/gh-en');
    // Another machine has rendered the page from newer data.
    const own = near.storage.get('/gh-en')!;
    change('second', 2);
    const second = await dataOf('/gh-en');
    near.storage.set('/gh-en', own);
    store = open(page());
    renderedPaths = [];
    expect(String((await requestPage(second)).bytes)).toBe(code('second'));
    expect(String((await requestPage(first)).bytes)).toBe(code('first'));
    // An unknown address leaves this machine's page unchanged.
    near.storage.set('/gh-en', own);
    expect((await requestPage(first.replace(/.{22}\/gh/, `${'x'.repeat(22)}/gh`))).status).toBe(404);
    expect(near.storage.get('/gh-en')).toBe(own);
    expect(renderedPaths).toEqual([]);
  });
});
