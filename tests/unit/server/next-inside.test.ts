import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getScriptNonceFromHeader } from 'next/dist/server/app-render/get-script-nonce-from-header.js';
import type { IncrementalCacheKind } from 'next/dist/server/response-cache/types.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/server/http/content-security-policy';
import PageCache from '@/lib/server/http/page-cache';

const SCRIPT = 'self.page=1';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

let folder: string;
let cache: PageCache;

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

const stored = (key: string) =>
  cache.get(`/${key}`, {
    kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
    isFallback: false,
    isRoutePPREnabled: false,
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  cache = new PageCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** docs/upgrading.md: what of Next's inside this site stands on. */
describe('inside Next', () => {
  it('the cache reads a built page, and ours adds the policy that names its inline scripts', async () => {
    storePage('gh-en', 'news');
    const page = (await stored('gh-en'))?.value;
    expect(page).toMatchObject({ kind: 'APP_PAGE', status: 200 });
    const headers = page && 'headers' in page ? page.headers : undefined;
    expect(headers?.['content-security-policy']).toBe(contentSecurityPolicy([HASH]));
  });

  it('a tag that is revalidated with no time left takes its pages away, and no others', async () => {
    storePage('gh-en/rates', 'rates,other');
    storePage('gh-en/jobs', 'jobs');
    expect(await stored('gh-en/rates')).not.toBeNull();
    // As lib/server does it: on the prototype. The notes belong to the process, not to one cache.
    await PageCache.prototype.revalidateTag(['rates'], { expire: 0 });
    expect(await stored('gh-en/rates')).toBeNull();
    expect(await stored('gh-en/jobs')).not.toBeNull();
  });

  it('a page takes its nonce from the policy of its request, as the front door writes it', () => {
    expect(getScriptNonceFromHeader(contentSecurityPolicy([`'nonce-abc+/='`]))).toBe('abc+/=');
    expect(getScriptNonceFromHeader(contentSecurityPolicy([]))).toBeUndefined();
  });
});
