import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getScriptNonceFromHeader } from 'next/dist/server/app-render/get-script-nonce-from-header.js';
import type { IncrementalCacheKind } from 'next/dist/server/response-cache/types.js';
import { getResponseCacheOwner, getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/server/http/content-security-policy';
import PageCache, { expireTags, pathOf, REVALIDATE_HEADER, setRevalidation } from '@/lib/server/http/page-cache';

const SCRIPT = 'self.page=1';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

let folder: string;
let cache: PageCache;
let settings: ConstructorParameters<typeof PageCache>[0];

/** A stored page as Next's build writes it: the document, its data, and what is known of both. */
function storePage(key: string, tags: string): void {
  const file = path.join(folder, 'app', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.html`, `<html><script src="/a.js"></script><script>${SCRIPT}</script></html>`);
  writeFileSync(`${file}.rsc`, 'data');
  writeFileSync(`${file}.meta`, JSON.stringify({ headers: { 'x-next-cache-tags': tags }, status: 200 }));
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(`${file}.html`, anHourAgo, anHourAgo);
}

const stored = (key: string, from = cache) =>
  from.get(`/${key}`, {
    kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
    isFallback: false,
    isRoutePPREnabled: false,
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  settings = {
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  };
  cache = new PageCache(settings);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** docs/upgrading.md: the internals of Next that this site depends on. */
describe('inside Next', () => {
  it('the cache reads a built page, and ours adds the policy that names its inline scripts', async () => {
    storePage('gh-en', 'news');
    const page = (await stored('gh-en'))?.value;
    expect(page).toMatchObject({ kind: 'APP_PAGE', status: 200 });
    const headers = page && 'headers' in page ? page.headers : undefined;
    expect(headers?.['content-security-policy']).toBe(contentSecurityPolicy([HASH]));
  });

  it('a page whose tag has expired is asked for anew, once a question, and no others', async () => {
    storePage('gh-en/rates', 'rates,other');
    storePage('gh-en/jobs', 'jobs');
    const asked: string[] = [];
    setRevalidation({ token: 'token', revalidate: async (address) => void asked.push(address) });
    expect(await stored('gh-en/rates')).not.toBeNull();
    expect(asked).toEqual([]);
    // Expired tags belong to the process, not to one cache instance.
    expireTags(['rates']);
    // The revalidation changed nothing: the stored page is answered.
    expect((await stored('gh-en/rates'))?.value).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(1);
    expect(await stored('gh-en/jobs')).not.toBeNull();
    expect(asked).toHaveLength(1);
    // The request of the revalidation itself must not wait for itself.
    const requestWith = (value: string) =>
      stored('gh-en/rates', new PageCache({ ...settings, _requestHeaders: { [REVALIDATE_HEADER]: value } }));
    expect(await requestWith('token')).not.toBeNull();
    expect(asked).toHaveLength(1);
    // Without the token the header means nothing.
    expect(await requestWith('anything')).not.toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('the address of a page follows the marks of its route in its key', () => {
    const addressOf = (path: string, page: string) =>
      pathOf(getRouteCacheKey(path, getResponseCacheOwner({ kind: 'APP_PAGE', page } as never)));
    expect(addressOf('/gh-en/rates', '/[lang]/rates/page')).toBe('/gh-en/rates');
    expect(addressOf('/', '/(bare)/page')).toBe('/');
  });

  it('a page takes its nonce from the policy of its request, as the front door writes it', () => {
    expect(getScriptNonceFromHeader(contentSecurityPolicy([`'nonce-abc+/='`]))).toBe('abc+/=');
    expect(getScriptNonceFromHeader(contentSecurityPolicy([]))).toBeUndefined();
  });
});
