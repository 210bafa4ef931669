import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureNginx } from '../../../scripts/testing/debian.mjs';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { requestPort, openOrigin, type Origin } from '../../fixtures/origin';
import { withRestore } from '../support/with-restore';

/** Milliseconds after which a copy is no longer sent without a question. The unit of nginx is whole seconds. */
const COPY_IS_OLD = 3100;

let origin: Origin;
let nginx: Nginx;
let text: string;
let count = 0;

/** Returns an address that no request used before. */
const newPage = () => `/gh-en/page-${(count += 1)}`;
const requestPath = async (path: string, headers: Record<string, string> = {}) =>
  requestPort(nginx.port, path, { headers });
const requestedUrls = () => origin.requests.map(({ url }) => url);

const page: Origin['respond'] = (request, response) => {
  const etag = `W/"${text}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, {
    etag,
    'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
    vary: 'rsc, next-router-segment-prefetch, accept-encoding',
  });
  response.end(text);
};

describe.skipIf(!ensureNginx())('the cache of the shipped nginx', () => {
  beforeAll(async () => {
    origin = await openOrigin(page);
    nginx = await startNginx([origin.port]);
  });
  afterAll(async () => {
    await nginx.stop();
    await origin.away();
  });
  beforeEach(() => {
    origin.requests = [];
    origin.respond = page;
    text = 'first';
  });

  it.each([
    ['br, gzip', ['br, gzip', 'gzip, br', 'gzip, deflate, br, zstd', 'GZIP,BR', 'br;q=1.0, gzip;q=0.8, *;q=0.1']],
    ['gzip', ['gzip', 'gzip, deflate', 'x-brotli, gzip', 'br;q=0, gzip', 'br; q=0.0,gzip']],
    ['br', ['br', 'deflate, br', 'gzip;q=0, br']],
    ['', ['', 'identity', 'zstd', 'brx', '*', 'gzip;q=0, br;q=0']],
  ])('stores one copy for all clients that accept "%s"', async (forwarded, spellings) => {
    const path = newPage();
    for (const spelling of spellings) await requestPath(path, { 'accept-encoding': spelling });
    expect(origin.requests.map(({ headers }) => headers['accept-encoding'] ?? '')).toEqual([forwarded]);
  });

  it('stores a separate copy for each of the four encodings', async () => {
    const path = newPage();
    for (const spelling of ['br, gzip', 'gzip', 'br', 'identity'])
      await requestPath(path, { 'accept-encoding': spelling });
    expect(origin.requests).toHaveLength(4);
  });

  it('drops campaign parameters from the cache key and from the request', async () => {
    const path = newPage();
    const queries = [
      '',
      '?utm_source=mail&utm_medium=x&utm_campaign=y',
      '?fbclid=IwAR0',
      '?gclid=1&gad_source=2&UTM_term=z',
      '?msclkid=',
      '?utm_content',
    ];
    for (const query of queries) await requestPath(path + query);
    expect(requestedUrls()).toEqual([path]);
    const real = '?numbers=DX1%2CDX2&fbclid_of=3';
    for (const query of [
      real,
      `${real}&utm_source=a`,
      `?utm_id=5&${real.slice(1)}`,
      '?numbers=DX1%2CDX2&gclid=7&fbclid_of=3&_gl=8',
    ])
      await requestPath(path + query);
    await requestPath(`${path}?gclid=1&a=1&utm_x=2&b=2&fbclid=3`);
    expect(requestedUrls()).toEqual([path, path + real, `${path}?a=1&b=2`]);
  });

  it('forwards an address unchanged', async () => {
    const path = `${newPage()}/%C3%A9%2F%20//x`;
    await requestPath(path);
    expect(requestedUrls()).toEqual([path]);
  });

  it('stores a page’s data apart from its document, and ignores `_rsc` in its address', async () => {
    const path = newPage();
    const segment = { rsc: '1', 'next-router-segment-prefetch': '/_tree' };
    await requestPath(path);
    await requestPath(`${path}?_rsc=abc`, { rsc: '1' });
    await requestPath(`${path}?_rsc=abc`, segment);
    await requestPath(`${path}?_rsc=xyz`, segment);
    expect(requestedUrls()).toEqual([path, `${path}?_rsc=abc`, `${path}?_rsc=abc`]);
  });

  it('serves the newest version to the first visitor of a quiet page, by revalidation', async () => {
    const path = newPage();
    expect((await requestPath(path)).body).toBe('first');
    await wait(COPY_IS_OLD);
    expect((await requestPath(path)).body).toBe('first');
    expect(origin.requests[1]!.headers['if-none-match']).toBe('W/"first"');
    text = 'second';
    await wait(COPY_IS_OLD);
    expect((await requestPath(path)).body).toBe('second');
  });

  it('never stores the 404 of a build file', async () => {
    const file = `/_next/static/chunks/${(count += 1)}.js`;
    origin.respond = (_request, response) => response.writeHead(404, { 'cache-control': 's-maxage=31536000' }).end();
    expect((await requestPath(file)).status).toBe(404);
    origin.respond = page;
    expect((await requestPath(file)).body).toBe('first');
    origin.requests = [];
    expect((await requestPath(`${file}?dpl=1`)).body).toBe('first');
    expect(requestedUrls()).toEqual([]);
  });

  it('serves the last copy while the site fails or is down', async () => {
    const path = newPage();
    await requestPath(path);
    await wait(COPY_IS_OLD);
    for (const status of [500, 502, 503]) {
      origin.respond = (_request, response) => response.writeHead(status).end();
      expect(await requestPath(path)).toMatchObject({ status: 200, body: 'first' });
    }
    await origin.away();
    const whileDown = await withRestore(requestPath(path), () => origin.back());
    expect(whileDown).toMatchObject({ status: 200, body: 'first' });
    origin.respond = page;
    text = 'second';
    // nginx retries a process that refused connections one second later.
    await expect.poll(async () => (await requestPath(path)).body, { timeout: 4000 }).toBe('second');
  });

  it('stores nothing that belongs to one person or one request', async () => {
    const path = newPage();
    origin.respond = (_request, response) => {
      response.writeHead(200, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }).end('x');
    };
    await requestPath(path);
    await requestPath(path);
    expect(origin.requests).toHaveLength(2);
  });
});
