import { createHash } from 'node:crypto';
import { getScriptNonceFromHeader } from 'next/dist/server/app-render/get-script-nonce-from-header.js';
import { getResponseCacheOwner, getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/server/web/front-server/content-security-policy';
import PageCache, { expireTags, pathOfCacheKey, REVALIDATE_HEADER } from '@/lib/server/web/stored-pages/page-cache';
import { DOCUMENT_PART, sharedPageState, type RenderedPage } from '@/lib/server/web/stored-pages/shared-with-cache';

const SCRIPT = 'self.page=1';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never; // Next's enum is no value here
const FILE = { kind: 'APP_ROUTE', isFallback: false } as never;

let settings: ConstructorParameters<typeof PageCache>[0];
let cache: PageCache;

/** Returns the cache of a request with this value in its header. */
const cacheFor = (value: string) => new PageCache({ ...settings, _requestHeaders: { [REVALIDATE_HEADER]: value } });

beforeEach(() => {
  settings = {
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  };
  cache = new PageCache(settings);
  sharedPageState.token = 'token';
});
afterEach(() => {
  sharedPageState.pageReceivers.clear();
  Object.assign(sharedPageState, { byteStore: null, refreshPage: null, token: null });
});

/** docs/upgrading.md: the internals of Next that this site depends on. */
describe('the inside of Next', () => {
  it('hands a rendered page to its requester, with the script policy, and stores none', async () => {
    const renderedPages: RenderedPage[] = [];
    sharedPageState.pageReceivers.set('/gh-en', (page) => renderedPages.push(page));
    const html = `<html><script src="/a.js"></script><script>${SCRIPT}</script><script type="application/ld+json">{}</script></html>`;
    const entry = {
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from('whole'),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
      headers: { 'x-next-cache-tags': 'news,other', 'x-nextjs-stale-time': '300' },
    };
    const key = '/x/$/gh-en';
    const set = (to: PageCache) =>
      to.set(key, entry as never, { cacheControl: { revalidate: 600, expire: 1000 } } as never);
    // A page rendered for one visitor contains that visitor's nonce.
    for (const other of [cache, cacheFor('guess')]) await set(other);
    expect(renderedPages).toEqual([]);
    await set(cacheFor('token'));
    const [page] = renderedPages;
    expect(page).toMatchObject({ status: 200, tags: ['news', 'other'], seconds: 600 });
    const [document, whole, tree] = [DOCUMENT_PART, '', '/_tree'].map((name) => page!.parts.get(name)!);
    expect([document, whole, tree].map((part) => Buffer.from(part!.bytes).toString())).toEqual([html, 'whole', 'tree']);
    expect(document!.headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy([HASH]),
      'cache-control': 's-maxage=600, stale-while-revalidate=400',
    });
    expect(whole!.headers).toMatchObject({ 'content-type': 'text/x-component', 'x-nextjs-stale-time': '300' });
    expect(tree!.headers['x-nextjs-postponed']).toBe('2');
    expect(await cache.get(key, PAGE)).toBeNull();
  });

  it('passes no failed page to the receiver', async () => {
    const statuses: number[] = [];
    for (const status of [404, 500]) {
      sharedPageState.pageReceivers.set('/gh-en/rates', (page) => statuses.push(page.status));
      const entry = { kind: 'APP_PAGE', html: '<html></html>', status };
      await cacheFor('token').set('/x/$/gh-en/rates', entry as never, { cacheControl: { revalidate: 600 } } as never);
    }
    expect(statuses).toEqual([404]);
  });

  it('renders only a file with an expired tag again, once for each request', async () => {
    const store = (key: string, tags: string) =>
      cache.set(
        key,
        { kind: 'APP_ROUTE', body: Buffer.from(key), headers: { 'x-next-cache-tags': tags }, status: 200 } as never,
        { cacheControl: { revalidate: 600 } } as never,
      );
    await store('/a/$/feed', 'rates,other');
    await store('/a/$/map', 'jobs');
    const requests: string[] = [];
    sharedPageState.refreshPage = async (path) => (requests.push(path), 'stored');
    expect(await cache.get('/a/$/feed', FILE)).not.toBeNull();
    expect(requests).toEqual([]);
    // Expired tags belong to the process, not to one cache instance.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expireTags(['rates']);
    // A new rendering with the same result returns the stored file.
    expect((await cache.get('/a/$/feed', FILE))?.value).toMatchObject({ status: 200 });
    expect(requests).toEqual(['/feed']);
    expect(await cache.get('/a/$/map', FILE)).not.toBeNull();
    expect(requests).toHaveLength(1);
    // The request that renders the file must not wait for itself. Without the token, the header has no effect.
    expect(await cacheFor('token').get('/a/$/feed', FILE)).not.toBeNull();
    expect(requests).toHaveLength(1);
    expect(await cacheFor('guess').get('/a/$/feed', FILE)).not.toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('stores reads shared by all markets outside the process, and no visitor’s input', async () => {
    const storage = new Map<string, Buffer>();
    sharedPageState.byteStore = {
      read: async (name) => storage.get(name) ?? null,
      write: async (name, bytes) => void storage.set(name, bytes),
      drop: async () => {},
    };
    const value = { kind: 'FETCH', data: { headers: {}, body: '{}', url: '' }, revalidate: 600 };
    for (const [key, tag] of [
      ['one', 'countries'],
      ['two', 'news'],
    ] as const)
      await cache.set(key, value as never, { fetchCache: true, tags: [tag] } as never);
    expect([...storage.keys()]).toEqual(['read one']);
    // Another process finds the stored entry like this.
    storage.set('read three', storage.get('read one')!);
    const question = (tags: string[]) => ({ kind: 'FETCH', tags }) as never;
    expect(await cache.get('three', question(['countries']))).toMatchObject({ value: { kind: 'FETCH' } });
    expect(await cache.get('three', question(['news']))).toBeNull();
  });

  it('builds the address of a page by the route marks in its key', () => {
    const addressOf = (path: string, page: string) =>
      pathOfCacheKey(getRouteCacheKey(path, getResponseCacheOwner({ kind: 'APP_PAGE', page } as never)));
    expect(addressOf('/gh-en/rates', '/[lang]/rates/page')).toBe('/gh-en/rates');
    expect(addressOf('/', '/(bare)/page')).toBe('/');
  });

  it('reads the nonce of a page from the policy that our server sets', () => {
    expect(getScriptNonceFromHeader(contentSecurityPolicy([`'nonce-abc+/='`]))).toBe('abc+/=');
    expect(getScriptNonceFromHeader(contentSecurityPolicy([]))).toBeUndefined();
  });
});
