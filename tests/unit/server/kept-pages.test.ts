import type { OutgoingHttpHeaders, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRouteConfig } from '@/lib/routing/route-config';
import { answerKept } from '@/lib/server/web/stored-pages/answer-kept';
import { createFrontDoor } from '@/lib/server/http/front-door';
import { createContentLabels, type ContentLabels } from '@/lib/server/web/stored-pages/content-labels';
import { createKeptPages, type KeptPages } from '@/lib/server/web/stored-pages/kept-pages';
import { DOCUMENT, shared, type DrawnPage, type Redrawn } from '@/lib/server/pages/shared-with-cache';
import type { Shelf } from '@/lib/server/web/stored-pages/shelf';
import { AddressList } from '@/lib/server/platform/address-list';
import { askBytes, type BytesAnswer } from '../../fixtures/ask-bytes';

const PATIENCE_MS = 200;
const POLICY = "script-src 'self' 'sha256-x'";
let text: string;
/** What Next answers when it is asked to draw; null is a failure. */
let status: number | null;
let drawnPaths: string[];
/** Until when Next draws. */
let drawn: Promise<void>;
let isHandedOver: boolean;
/** Requests that were left to Next. */
let asked: string[];
let now: number;
let lying: Map<string, Buffer>;
let labels: ContentLabels;
let kept: KeptPages;
let server: Server;

let broken = false;
const part = (content: string, type: string) => ({
  bytes: broken ? (null as never) : Buffer.from(content),
  headers: { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 's-maxage=600' },
});

const drawnPage = (path: string): DrawnPage => ({
  status: status!,
  parts: new Map([
    [DOCUMENT, part(`<p>${text} ${path}</p>`, 'text/html; charset=utf-8')],
    ['', part(`whole ${text}`, 'text/x-component')],
    ['/_tree', part(`tree ${text}`, 'text/x-component')],
  ]),
  tags: ['news', 'every'],
  seconds: 600,
});

/** As Next does it: what is stored is handed to who wants it, what is made for one request is not. */
async function redraw(path: string): Promise<Redrawn> {
  drawnPaths.push(path);
  await drawn;
  if (status === null) return 'failed';
  if (path.endsWith('/dynamic')) return 'dynamic';
  if (isHandedOver) shared.wanted.get(path)?.(drawnPage(path));
  return 'stored';
}

/** Of this test: what another still presses lies elsewhere. */
function openKept(): KeptPages {
  const own = lying;
  const shelf: Shelf = {
    read: async (name) => own.get(name) ?? null,
    write: async (name, bytes) => void own.set(name, bytes),
    drop: async (name) => void own.delete(name),
  };
  return createKeptPages({ labels, shelf, redraw, now: () => now, patienceMs: PATIENCE_MS });
}

const changed = (version: number) => labels.note([{ tag: 'news', version, changedAt: '2026-11-23T08:00:00.000Z' }]);

const ask = (path: string, headers?: OutgoingHttpHeaders, method?: string) => askBytes(server, path, headers, method);

/** After a first visit, which has the page drawn. */
async function keptFrom(path: string, headers: OutgoingHttpHeaders = {}): Promise<BytesAnswer> {
  await ask(path);
  drawnPaths = [];
  return ask(path, headers);
}

const config = readRouteConfig({ TURKISH_HOSTS: 'www.example.tr', SITE_URL: 'https://www.example.com' });

beforeAll(async () => {
  server = createFrontDoor({
    api: null,
    async pages(request, response) {
      asked.push(request.url!);
      response.writeHead(200).end('from Next');
    },
    kept: (...request) => answerKept(kept, config)(...request),
    trustedProxies: new AddressList([]),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  now = Date.now();
  text = 'first';
  drawn = Promise.resolve();
  isHandedOver = true;
  status = 200;
  asked = [];
  drawnPaths = [];
  lying = new Map();
  labels = createContentLabels();
  changed(1);
  changed(1);
  kept = openKept();
});
afterAll(() => new Promise((closed) => server.close(closed)));

describe('a stored page', () => {
  it('is drawn once and answered from its bytes, in the coding that is asked for', async () => {
    const plain = await keptFrom('/gh-en');
    const brotli = await ask('/gh-en', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/gh-en', { 'accept-encoding': 'gzip, br;q=0' });
    expect([asked, drawnPaths]).toEqual([[], []]);
    const html = '<p>first /gh-en</p>';
    expect([plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)].map(String)).toEqual(
      Array(3).fill(html),
    );
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(answer.bytes.length),
        'content-security-policy': POLICY,
        'cache-control': 's-maxage=600',
        'x-content-type-options': 'nosniff',
        etag: plain.headers.etag,
      });
    }
  });

  it('is drawn once for all who ask for it at the same time', async () => {
    const answers = await Promise.all([ask('/gh-en'), ask('/gh-en'), ask('/gh-en', { rsc: '1' })]);
    expect(answers.map(({ bytes }) => String(bytes))).toEqual([
      '<p>first /gh-en</p>',
      '<p>first /gh-en</p>',
      'whole first',
    ]);
    expect([asked, drawnPaths]).toEqual([[], ['/gh-en']]);
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

  it('has what the router of the browser asks for beside it, each with its own mark', async () => {
    const document = await keptFrom('/gh-en');
    const whole = await ask('/gh-en?_rsc=abc', { rsc: '1', 'accept-encoding': 'br' });
    expect([String(brotliDecompressSync(whole.bytes)), whole.headers['content-type']]).toEqual([
      'whole first',
      'text/x-component',
    ]);
    const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const tree = await ask('/gh-en?_rsc', { ...segment, 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(tree.bytes))).toBe('tree first');
    expect(new Set([document, whole, tree].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(asked).toEqual([]);
    await ask('/gh-en?_rsc', { ...segment, 'next-router-segment-prefetch': '/none' });
    expect(asked).toEqual(['/gh-en?_rsc']);
  });

  it('is the same page whatever stands in its address, unless it answers that', async () => {
    await keptFrom('/gh-en/track');
    for (const query of ['utm_source=mail&fbclid=x', 'isHidHead=1', 'number=DX01234567894GH'])
      expect(String((await ask(`/gh-en/track?${query}`)).bytes)).toBe('<p>first /gh-en/track</p>');
    expect(asked).toEqual([]);
    await ask('/gh-en/track?no=DX01234567894GH');
    await ask('/gh-en/track?utm_source=mail&%6Eo');
    expect(asked).toEqual(['/gh-en/track?no=DX01234567894GH', '/gh-en/track?utm_source=mail&%6Eo']);
    expect(drawnPaths).toEqual([]);
  });

  it('is waited for by one visitor where an older one lies, and taken when it comes', async () => {
    await keptFrom('/gh-en');
    kept = openKept();
    text = 'second';
    changed(2);
    let finish!: () => void;
    drawn = new Promise((done) => (finish = done));
    const asking = performance.now();
    expect(String((await ask('/gh-en')).bytes)).toContain('first');
    // A timer may fire a millisecond early.
    expect(performance.now() - asking).toBeGreaterThanOrEqual(PATIENCE_MS - 1);
    const askingAgain = performance.now();
    expect(String((await ask('/gh-en')).bytes)).toContain('first');
    expect(performance.now() - askingAgain).toBeLessThan(PATIENCE_MS);
    finish();
    await expect.poll(async () => String((await ask('/gh-en')).bytes)).toContain('second');
    expect(drawnPaths).toEqual(['/gh-en']);
  });

  it('goes to Next as a form and where the address is for another host, and another spelling leads to it', async () => {
    await keptFrom('/gh-en/help');
    await ask('/gh-en/help', {}, 'POST');
    expect(await ask('/gh-en/h%65lp')).toMatchObject({ status: 308, headers: { location: '/gh-en/help' } });
    await ask('/gh-en/help', { host: 'www.example.tr' });
    await ask('/tr-tr', { host: 'www.example.com' });
    expect(asked).toEqual(['/gh-en/help', '/gh-en/help', '/tr-tr']);
    expect([drawnPaths, [...lying.keys()]]).toEqual([[], ['/gh-en/help']]);
  });

  it('lies there for other processes and after a start', async () => {
    await ask('/gh-en');
    kept = openKept();
    expect(String((await keptFrom('/gh-en')).bytes)).toBe('<p>first /gh-en</p>');
    expect(drawnPaths).toEqual([]);
  });

  it('is answered once more when it has grown old, and drawn meanwhile', async () => {
    await keptFrom('/gh-en');
    now += 599_000;
    expect(kept.find('/gh-en', DOCUMENT)).not.toBeNull();
    now += 1000;
    expect(kept.find('/gh-en', DOCUMENT)).toBeNull();
    text = 'second';
    expect(String((await ask('/gh-en')).bytes)).toContain('first');
    await expect.poll(async () => String((await ask('/gh-en')).bytes)).toContain('second');
    expect(drawnPaths).toEqual(['/gh-en']);
  });

  it('stays when what is drawn in its place cannot be kept, and the next one is', async () => {
    await keptFrom('/gh-en');
    now += 600_000;
    // No bytes at all: pressing them fails, while nobody waits for it.
    text = 'second';
    broken = true;
    expect(String((await ask('/gh-en')).bytes)).toContain('first');
    await expect.poll(() => drawnPaths.length).toBe(1);
    broken = false;
    await expect.poll(async () => String((await ask('/gh-en')).bytes)).toContain('second');
  });

  it('is drawn before it is answered when its data has changed, and stays while that fails', async () => {
    await keptFrom('/gh-en');
    text = 'second';
    changed(2);
    status = null;
    expect(String((await ask('/gh-en')).bytes)).toContain('first');
    status = 200;
    expect(String((await ask('/gh-en')).bytes)).toContain('second');
    // It may still hold older data: it was drawn between two looks.
    text = 'third';
    changed(2);
    expect(String((await ask('/gh-en')).bytes)).toContain('third');
    changed(2);
    drawnPaths = [];
    await ask('/gh-en');
    expect(drawnPaths).toEqual([]);
  });

  it('is gone when its data is, and 404 is never kept', async () => {
    await keptFrom('/gh-en');
    changed(2);
    status = 404;
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask('/gh-en', { 'if-none-match': '*' });
      expect([answer.status, String(answer.bytes)]).toEqual([404, '<p>first /gh-en</p>']);
    }
    expect(drawnPaths).toEqual(['/gh-en', '/gh-en']);
    expect([lying.size, kept.find('/gh-en', DOCUMENT)]).toEqual([0, null]);
  });

  it('that is made for one request alone is Next’s own every time, as is one that cannot be drawn', async () => {
    await ask('/gh-en/dynamic');
    await ask('/gh-en/dynamic');
    expect([drawnPaths, asked]).toEqual([['/gh-en/dynamic'], ['/gh-en/dynamic', '/gh-en/dynamic']]);
    status = null;
    await ask('/gh-en');
    expect(asked.at(-1)).toBe('/gh-en');
  });

  it('that Next has drawn for a visitor is not handed over, and drawn again when it is asked for again', async () => {
    isHandedOver = false;
    await ask('/gh-en');
    isHandedOver = true;
    expect(String((await ask('/gh-en')).bytes)).toBe('<p>first /gh-en</p>');
    expect([drawnPaths, asked]).toEqual([['/gh-en', '/gh-en'], ['/gh-en']]);
  });

  it('is pressed as far as it goes once it is asked for again, and reads the same', async () => {
    text = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 997} parcels</li>`).join('');
    await ask('/gh-en');
    const quick = kept.find('/gh-en', DOCUMENT)!.br.length;
    await expect.poll(() => kept.find('/gh-en', DOCUMENT)!.br.length).toBeLessThan(quick);
    expect(String(brotliDecompressSync(kept.find('/gh-en', DOCUMENT)!.br))).toBe(`<p>${text} /gh-en</p>`);
    now += 600_000;
    text = 'filled';
    expect(await kept.fill('/gh-en')).toBe('drawn');
    expect(kept.find('/gh-en', DOCUMENT)).toMatchObject({ dense: true });
  });

  it('is filled in where none lies, and no other', async () => {
    expect([await kept.fill('/gh-en'), await kept.fill('/gh-en')]).toEqual(['drawn', 'there']);
    expect(drawnPaths).toEqual(['/gh-en']);
    status = null;
    expect(await kept.fill('/gh-en/help')).toBe('failed');
  });

  it('leaves no more than 64 MB in memory', async () => {
    // Bytes that no coding makes smaller.
    const { randomBytes } = await import('node:crypto');
    const paths = Array.from({ length: 20 }, (_, page) => `/gh-en/${page}`);
    for (const path of paths) {
      text = randomBytes(3 * 1024 * 1024).toString('base64');
      await kept.fetch(path, DOCUMENT);
    }
    const still = paths.map((path) => kept.find(path, DOCUMENT)).filter((page) => page !== null);
    const bytes = still.reduce((sum, { br, gzip }) => sum + br.length + (gzip?.length ?? 0), 0);
    expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(kept.find('/gh-en/19', DOCUMENT)).not.toBeNull();
    expect(kept.find('/gh-en/0', DOCUMENT)).toBeNull();
  }, 60_000);
});
