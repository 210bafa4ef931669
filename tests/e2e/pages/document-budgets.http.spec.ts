import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { runForEach, originOf, pathOf, routesIn } from '../support/pages';
import { requestPlain, type PlainResponse } from '../support/plain-request';
import { LANGUAGE_PREFIXES } from '../support/rotation';

test.describe.configure({ mode: 'default' });

/** Ten packets, which a server sends before the first acknowledgement: one round trip of a new connection. */
const ROUND_TRIP = 14_600;
const CONTENT_PAGE = 20 * 1024;

/** Pages with a task. */
const TASKS = new Set([
  'track',
  'express/order-quote',
  'express/my-order',
  'express/contact-proficient',
  'business-customer',
  'send-parcel',
  '',
  'user-opt/login',
  'user-opt/personal',
  'user-opt/forgot-pwd',
  'user-opt/register',
  'business/join-us',
  'service/contact-us',
  'express/order-detail',
  'express/intlorder-detail',
  'express/order-entry',
  'express/intlorder-entry',
  'express/presend-package',
]);

/**
 * Bytes that a market's missing page has beyond the one outside all markets: header, footer, data for their scripts,
 * metadata.
 */
const FRAME = 5100;

/**
 * Returns the compressed size. Quality 9 gives a little more than 11 in a tenth of the time: enough where the budget
 * has room.
 */
function compressed(body: string, quality: 9 | 11 = 11): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Returns the bytes of a document on the wire: the compressed body and the headers. */
function bytesOf({ body, headers }: PlainResponse, limit: number): number {
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);
  const quick = compressed(body, 9) + head;
  return quick <= limit ? quick : compressed(body) + head;
}

test('no document exceeds its size budget in any language', async () => {
  test.setTimeout(180_000);
  const rows: string[] = [];
  for (const prefix of LANGUAGE_PREFIXES)
    await runForEach(routesIn(prefix), async ({ path }) => {
      const name = pathOf(prefix, path);
      const limit = TASKS.has(path) ? ROUND_TRIP : CONTENT_PAGE;
      const bytes = bytesOf(await requestPlain({ path: name, host: originOf(prefix) }), limit);
      rows.push(`${name} ${bytes}`);
      expect.soft(bytes, name).toBeLessThanOrEqual(limit);
    });
  test.info().annotations.push({ type: 'documents', description: rows.join('\n') });
});

test('the frame of a page stays within its budget', async () => {
  const missing = (prefix: Prefix) => requestPlain({ path: `/${prefix}/no-such/page`, host: originOf(prefix) });
  const plain = compressed((await requestPlain({ path: '/no-such-file.txt' })).body);
  for (const prefix of LANGUAGE_PREFIXES) {
    const bytes = compressed((await missing(prefix)).body) - plain;
    expect.soft(bytes, prefix).toBeLessThanOrEqual(FRAME);
  }
});

test('a stored page has its data in one script', async () => {
  for (const path of ['/gh-en', '/pk-ur/service/help']) {
    const { body } = await requestPlain({ path });
    expect(body, path).not.toContain('self.__next_f.push([1,');
    const [address, ...more] = [...body.matchAll(/<script src="(\/page-data\/[^"]+)"><\/script>/g)].map(
      ([, each]) => each!,
    );
    expect(address, path).toBeDefined();
    expect(more, path).toEqual([]);
    const data = await requestPlain({ path: address! });
    expect({ status: data.status, cacheControl: data.headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(data.body).toMatch(/^self\.__next_f\.push\(\[1,".*"\]\)$/s);
    // No page contains Next's own not-found page.
    expect(body + data.body, path).not.toContain('next-error-h1');
  }
  const { body } = await requestPlain({ path: '/gh-en/article-list' });
  expect(body.match(/self\.__next_f\.push\(\[1,/g)).toHaveLength(1);
  expect(body).not.toContain('/page-data/');
});
