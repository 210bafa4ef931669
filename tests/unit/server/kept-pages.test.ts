import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRouteConfig } from '@/lib/routing/route-config';
import { answerKept } from '@/lib/server/http/answer-kept';
import { createFrontDoor } from '@/lib/server/http/front-door';
import { handOver } from '@/lib/server/pages/hand-over';
import { createKeptPages, type KeptPages } from '@/lib/server/pages/kept-pages';
import { TrustedProxies } from '@/lib/server/trusted-proxies';

const POLICY = "script-src 'self' 'sha256-x'";
let drawn: { text: string; at: number };
let asked: string[];
let now: number;
let kept: KeptPages;
let server: Server;

/** Answers as Next answers a stored page (docs/upgrading.md), with what its cache hands over. */
function pages(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(request.url!);
  const path = request.url!.split('?')[0]!;
  const missing = path.endsWith('/missing');
  const state = path.endsWith('/stale') ? 'STALE' : 'HIT';
  const headers = { 'content-security-policy': POLICY, 'x-nextjs-stale-time': '300', 'set-cookie': 'a=b' };
  const html = `<p>${drawn.text} ${path}</p>`;
  if (!path.endsWith('/dynamic')) handOver(path, () => ({ html, headers, tags: ['news', 'every'], drawnAt: drawn.at }));
  response.writeHead(missing ? 404 : 200, {
    'x-nextjs-cache': state,
    'cache-control': 's-maxage=600, stale-while-revalidate=1000',
    vary: 'rsc, Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(html);
  return Promise.resolve();
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Bytes as they come, whatever their coding. */
function ask(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

/** Until the page is kept: it is compressed after the answer. */
async function keptFrom(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  await ask(path);
  await expect.poll(() => kept.find(path)).not.toBeNull();
  asked = [];
  return ask(path, headers);
}

const config = readRouteConfig({ TURKISH_HOSTS: 'www.example.tr', SITE_URL: 'https://www.example.com' });

beforeAll(async () => {
  server = createFrontDoor({
    api: null,
    pages,
    kept: (request, response) => answerKept(kept, config)(request, response),
    trustedProxies: new TrustedProxies([]),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  now = Date.now();
  drawn = { text: 'first', at: now };
  asked = [];
  kept = createKeptPages({ now: () => now });
});
afterAll(() => new Promise((closed) => server.close(closed)));

describe('a stored page', () => {
  it('is answered from its bytes, in the coding that is asked for, without Next', async () => {
    const plain = await keptFrom('/gh-en');
    const brotli = await ask('/gh-en', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/gh-en', { 'accept-encoding': 'gzip, br;q=0' });
    expect(asked).toEqual([]);
    const html = '<p>first /gh-en</p>';
    expect([plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)].map(String)).toEqual(
      Array(3).fill(html),
    );
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    for (const { status, headers, bytes } of [plain, brotli, gzip]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(bytes.length),
        'content-security-policy': POLICY,
        'cache-control': 's-maxage=600, stale-while-revalidate=1000',
        'x-content-type-options': 'nosniff',
        vary: 'rsc, Accept-Encoding',
        etag: plain.headers.etag,
      });
      for (const name of ['set-cookie', 'x-nextjs-cache', 'x-nextjs-stale-time']) expect(headers[name]).toBeUndefined();
    }
  });

  it('is 304 without a body for who has it, and its head alone for HEAD', async () => {
    const { headers, bytes } = await keptFrom('/gh-en');
    const etag = headers.etag!;
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await ask('/gh-en', { 'if-none-match': known });
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask('/gh-en', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await ask('/gh-en', {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)]);
    // Parts of it are not offered: the whole is a right answer to a range.
    expect((await ask('/gh-en', { range: 'bytes=0-3' })).bytes).toEqual(bytes);
    expect(asked).toEqual([]);
  });

  it('is the same page with the parameters by which others count visits, and another with any other', async () => {
    await keptFrom('/gh-en');
    await ask('/gh-en?utm_source=mail&fbclid=x');
    expect(asked).toEqual([]);
    await ask('/gh-en?no=DX01234567894GH');
    await ask('/gh-en?utm_source=mail&no=1');
    expect(asked).toEqual(['/gh-en?no=DX01234567894GH', '/gh-en?utm_source=mail&no=1']);
  });

  it('is not what the router of the browser asks for, nor a form', async () => {
    await keptFrom('/gh-en');
    await ask('/gh-en', { rsc: '1' });
    await ask('/gh-en', { 'next-router-prefetch': '1' });
    await ask('/gh-en', {}, 'POST');
    expect(asked).toHaveLength(3);
  });

  it('goes to Next where the address is for another host', async () => {
    await keptFrom('/gh-en');
    await ask('/gh-en', { host: 'www.example.tr' });
    await ask('/tr-tr', { host: 'www.example.com' });
    expect(asked).toEqual(['/gh-en', '/tr-tr']);
    expect(kept.find('/tr-tr')).toBeNull();
  });

  it('is kept as long as Next says from its drawing on, and forgotten when its data changes', async () => {
    await keptFrom('/gh-en');
    now += 599_000;
    expect(kept.find('/gh-en')).not.toBeNull();
    now += 1000;
    expect(kept.find('/gh-en')).toBeNull();
    drawn = { text: 'second', at: now };
    expect(String((await keptFrom('/gh-en')).bytes)).toContain('second');
    kept.expire(['sites']);
    expect(kept.find('/gh-en')).not.toBeNull();
    kept.expire(['sites', 'news']);
    expect(kept.find('/gh-en')).toBeNull();
  });

  it('is not kept when its data changes while it is compressed', async () => {
    const page = { html: 'old', headers: {}, tags: ['news'], drawnAt: now };
    const keeping = kept.keep('/gh-en', page, {}, 600);
    kept.expire(['news']);
    await keeping;
    expect(kept.find('/gh-en')).toBeNull();
  });

  it.each(['/gh-en/stale', '/gh-en/missing', '/gh-en/dynamic'])('%s is Next’s own every time', async (path) => {
    await ask(path);
    await ask(path);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(kept.find(path)).toBeNull();
    expect(asked).toEqual([path, path]);
  });

  it('is pressed as far as it goes once it is asked for again, and reads the same', async () => {
    const html = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 997} parcels</li>`).join('');
    await kept.keep('/gh-en', { html, headers: {}, tags: [], drawnAt: now }, {}, 600);
    const quick = kept.find('/gh-en')!.br.length;
    await expect.poll(() => kept.find('/gh-en')!.br.length).toBeLessThan(quick);
    expect(String(brotliDecompressSync(kept.find('/gh-en')!.br))).toBe(html);
  });

  it('leaves no more than 64 MB', async () => {
    // Bytes that no coding makes smaller.
    const { randomBytes } = await import('node:crypto');
    for (let page = 0; page < 20; page += 1) {
      const html = randomBytes(3 * 1024 * 1024).toString('base64');
      await kept.keep(`/gh-en/${page}`, { html, headers: {}, tags: [], drawnAt: now }, {}, 600);
    }
    const still = Array.from({ length: 20 }, (_, page) => kept.find(`/gh-en/${page}`)).filter((page) => page !== null);
    const bytes = still.reduce((sum, { br, gzip }) => sum + br.length + gzip.length, 0);
    expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(kept.find('/gh-en/19')).not.toBeNull();
    expect(kept.find('/gh-en/0')).toBeNull();
  }, 60_000);
});
