import { gzipSync } from 'node:zlib';
import { freePort } from '../fixtures/free-port';
import { sideBySide } from './load';
import { atLeast, atMost, type BenchResult } from './result';
import { startPlainNext, startSite } from './site-process';

const KILOBYTE = 1024;

/** §7 call that reads the database, asked through both servers. */
const API_CALL = '/api/v1/api/country/queryAllCountryList';

/** First load of a page: its scripts, compressed. */
async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const files = new Set([...html.matchAll(/<script[^>]+src="([^"]+\.js)[^"]*"/g)].map(([, file]) => file!));
  const sizes = await Promise.all(
    [...files]
      .filter((file) => !new RegExp(`${file}"[^>]*nomodule`, 'i').test(html))
      .map(async (file) => gzipSync(Buffer.from(await (await fetch(origin + file)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Compared with the index page, which stands outside the markets and is about half as long. */
const CONTENT_PAGE = '/gh-en/user-opt/login';

async function htmlBytes(address: string): Promise<number> {
  return (await (await fetch(address)).arrayBuffer()).byteLength;
}

/** Bytes above the floor, in KB, that a kind of page may load. The floor is a page of the same build without islands. */
const BUDGETS: readonly (readonly [string, number])[] = [
  ['/gh-en', 12],
  ['/gh-en/service/help', 12],
  ['/gh-en/track', 30],
  ['/gh-en/express/order-quote', 30],
  ['/gh-en/express/intlorder-entry', 70],
];

export async function benchPages(): Promise<BenchResult[]> {
  const site = await startSite(await freePort());
  const plain = await startPlainNext(await freePort());
  try {
    const [content, bare] = await sideBySide(`${site.origin}${CONTENT_PAGE}`, `${site.origin}/`);
    const sizes = (await htmlBytes(site.origin + CONTENT_PAGE)) / (await htmlBytes(`${site.origin}/`));
    const [behindDoor, insideNext] = await sideBySide(`${site.origin}${API_CALL}`, `${plain.origin}${API_CALL}`);
    const floor = await scriptBytes(site.origin, '/empty');
    const bytes = await Promise.all(BUDGETS.map(async ([path]) => (await scriptBytes(site.origin, path)) - floor));
    return [
      atLeast('content page against one without market, bytes a second', (content / bare) * sizes, 'ratio', 0.85),
      atLeast('API call behind the front door against inside Next', behindDoor / insideNext, 'ratio', 1),
      { name: 'framework floor', value: floor / KILOBYTE, unit: 'KB gzip', target: 'measured', ok: true },
      ...BUDGETS.map(([path, budget], index) =>
        atMost(`scripts of ${path} above the floor`, bytes[index]! / KILOBYTE, 'KB gzip', budget),
      ),
    ];
  } finally {
    await Promise.all([site.stop(), plain.stop()]);
  }
}
