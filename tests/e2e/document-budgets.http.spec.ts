import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { eachOf, originOf, pathOf, routesIn } from './pages';
import { ask, type Answer } from './plain-request';
import { LANGUAGE_PREFIXES } from './rotation';

/** What a document costs on the wire, in bytes: brotli 11, as kept pages are sent, and the headers. */
test.describe.configure({ mode: 'default' });

/** Ten packets, which a server sends before it hears of the first: one round trip of a new connection. */
const ROUND_TRIP = 14_600;
const CONTENT_PAGE = 20 * 1024;

/** Where people do something. */
const TASKS: Record<string, number> = {
  track: ROUND_TRIP,
  'express/order-quote': ROUND_TRIP,
  'express/my-order': ROUND_TRIP,
  'express/contact-proficient': ROUND_TRIP,
  'business-customer': ROUND_TRIP,
  'send-parcel': ROUND_TRIP,
  // Each is to come down to one round trip. Home carries its sections twice, the others the texts of their islands.
  '': 16_500,
  'user-opt/login': 15_300,
  'user-opt/personal': 15_500,
  'user-opt/forgot-pwd': 15_500,
  'user-opt/register': 16_500,
  'business/join-us': 15_400,
  'service/contact-us': 16_900,
  'express/order-detail': 18_600,
  'express/intlorder-detail': 18_600,
  'express/order-entry': 21_500,
  'express/intlorder-entry': 21_500,
  'express/presend-package': 22_200,
};

/** A market's missing page beside the one outside all markets: header, footer, what they need once scripts run, metadata. */
const FRAME = 4850;

/** Quality 9 gives a little more than 11, in a tenth of the time: good enough where there is room. */
function compressed(body: string, quality: 9 | 11 = 11): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function bytesOf({ body, headers }: Answer, limit: number): number {
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);
  const quick = compressed(body, 9) + head;
  return quick <= limit ? quick : compressed(body) + head;
}

test('no document weighs more than its budget, in any language', async () => {
  test.setTimeout(180_000);
  const rows: string[] = [];
  for (const prefix of LANGUAGE_PREFIXES)
    await eachOf(routesIn(prefix), async ({ path }) => {
      const name = pathOf(prefix, path);
      const limit = TASKS[path] ?? CONTENT_PAGE;
      const bytes = bytesOf(await ask({ path: name, host: originOf(prefix) }), limit);
      rows.push(`${name} ${bytes}`);
      expect.soft(bytes, name).toBeLessThanOrEqual(limit);
    });
  test.info().annotations.push({ type: 'documents', description: rows.join('\n') });
});

test('the frame of a page is light', async () => {
  const missing = (prefix: Prefix) => ask({ path: `/${prefix}/no-such/page`, host: originOf(prefix) });
  const plain = compressed((await ask({ path: '/no-such-file.txt' })).body);
  for (const prefix of LANGUAGE_PREFIXES) {
    const bytes = compressed((await missing(prefix)).body) - plain;
    expect.soft(bytes, prefix).toBeLessThanOrEqual(FRAME);
  }
});

test('a stored page hands over its data in one script', async () => {
  for (const path of ['/gh-en', '/pk-ur/service/help']) {
    const { body } = await ask({ path });
    expect(body.match(/self\.__next_f\.push\(\[1,/g), path).toHaveLength(1);
    // Next's own page for what is not found is in none.
    expect(body, path).not.toContain('next-error-h1');
  }
});
