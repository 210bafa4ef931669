import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHORT_LINK_SEGMENT } from '@/lib/routing/request-path';
import { ensureNginx } from '../../../scripts/testing/debian.mjs';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { requestPort, openOrigin, type Origin } from '../../fixtures/origin';
import { withRestore } from '../support/with-restore';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-log-'));
const access = path.join(folder, 'site.log');
const TOKEN = 'secret9token';

let origin: Origin;
let nginx: Nginx;

interface Line extends Record<string, string> {
  requestId: string;
  path: string;
}
const lines = (): Line[] =>
  readFileSync(access, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
/** Returns the line of a request, which nginx writes at the end of the response. */
async function lineOf(requestId: unknown): Promise<Line> {
  await expect.poll(() => lines().map((line) => line.requestId)).toContain(requestId);
  return lines().find((line) => line.requestId === requestId)!;
}

describe.skipIf(!ensureNginx())('the log of the shipped nginx', () => {
  beforeAll(async () => {
    origin = await openOrigin((request, response) => {
      const id = String(request.headers['x-request-id']);
      // Names the response as the site does. A stored copy would repeat the name.
      response.writeHead(200, {
        'x-request-id': id,
        'cache-control': 's-maxage=60',
      });
      response.end('page');
    });
    nginx = await startNginx([origin.port], { access });
  });
  afterAll(async () => {
    await nginx.stop();
    await origin.away();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has a JSON line for each request, with the id in the response and on the site', async () => {
    const { headers } = await requestPort(nginx.port, '/api/oms/"order"?page=2');
    expect(headers['x-request-id']).toBe(origin.requests.at(-1)!.headers['x-request-id']);
    const line = await lineOf(headers['x-request-id']);
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/oms/"order"',
      status: '200',
      cache: '',
      upstream: `127.0.0.1:${origin.port}`,
      upstreamStatus: '200',
    });
    expect(Number.isNaN(Date.parse(line.time!))).toBe(false);
    // nginx reads its clock once for each round of events, so the two can differ by a few milliseconds.
    expect(Number(line.seconds)).toBeGreaterThanOrEqual(Number(line.upstreamSeconds) - 0.01);
  });

  it('names a stored copy by its request and marks it as stored', async () => {
    const responses = [await requestPort(nginx.port, '/gh-en/help'), await requestPort(nginx.port, '/gh-en/help')];
    const ids = responses.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    const states = await Promise.all(ids.map(async (id) => (await lineOf(id)).cache));
    expect(states).toEqual(['MISS', 'HIT']);
  });

  it('contains no parcel numbers and no link tokens', async () => {
    const addresses = [
      `/gh-en/track?no=${TOKEN}`,
      `/${SHORT_LINK_SEGMENT}/${TOKEN}`,
      `/gh-en/parcel/${TOKEN}`,
      `/gh-en/parcel/${TOKEN}/photo?x=1`,
    ];
    for (const address of addresses) await lineOf((await requestPort(nginx.port, address)).headers['x-request-id']);
    expect(
      lines()
        .slice(-4)
        .map((line) => line.path),
    ).toEqual(['/gh-en/track', '/r/-', '/gh-en/parcel/-', '/gh-en/parcel/-']);
    expect(readFileSync(access, 'utf8')).not.toContain(TOKEN);
  });

  it('has a line for a request that no process answered', async () => {
    await origin.away();
    const { status, headers } = await withRestore(requestPort(nginx.port, '/api/health'), () => origin.back());
    expect(status).toBe(502);
    expect((await lineOf(headers['x-request-id'])).upstreamStatus).toMatch(/^502/);
  });
});
