import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureNginx } from '../../../scripts/testing/debian.mjs';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { requestPort, openOrigin, type Origin } from '../../fixtures/origin';

let one: Origin;
let other: Origin;
let nginx: Nginx;

const fine =
  (name: string): Origin['respond'] =>
  (_request, response) =>
    response.end(name);
/** Accepts the request and breaks the connection, as a process that dies does. */
const dies: Origin['respond'] = (request) => request.socket.destroy();
const take = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  requestPort(nginx.port, path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
/** Number of requests for an address that each process received. */
const countsOf = (path: string) =>
  [one, other].map(({ requests }) => requests.filter(({ url }) => url === path).length);

/**
 * Sends a request until it met both processes, and checks every response. nginx skips a dead process for a second, so
 * most requests meet the other one only.
 */
const expectRepeat = (pathOf: (count: number) => string, send: (path: string) => ReturnType<typeof take>) => {
  let count = 0;
  return vi.waitFor(
    async () => {
      const address = pathOf((count += 1));
      expect(await send(address)).toMatchObject({ status: 200, body: 'other' });
      expect(countsOf(address)).toEqual([1, 1]);
    },
    { timeout: 10_000, interval: 250 },
  );
};

describe.skipIf(!ensureNginx())('the shipped nginx before two processes', () => {
  beforeAll(async () => {
    one = await openOrigin(fine('one'));
    other = await openOrigin(fine('other'));
    nginx = await startNginx([one.port, other.port]);
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all([one.away(), other.away()]);
  });
  beforeEach(() => {
    one.respond = fine('one');
    other.respond = fine('other');
  });

  it('retries a read at the other process after a crash, and never sends a write twice', async () => {
    one.respond = dies;
    await expectRepeat((count) => `/api/read/${count}`, take);
    other.respond = dies;
    for (const number of [1, 2, 3, 4]) {
      const path = `/api/orders/${number}`;
      expect((await take(path, 'POST')).status).toBe(502);
      expect(countsOf(path).toSorted()).toEqual([0, 1]);
    }
  });

  it('repeats POST calls that only read and calls with a key', async () => {
    const order = '/api/v1/api/order/addOrder';
    const key = { 'Idempotency-Key': 'order-4711-of-shop' };
    one.respond = dies;
    await expectRepeat(
      (count) => `/api/v1/api/track/queryTrack?${count}`,
      (path) => take(path, 'POST'),
    );
    await expectRepeat(
      (count) => `${order}?${count}`,
      (path) => take(path, 'POST', key),
    );
    other.respond = dies;
    expect((await take(`${order}?without`, 'POST')).status).toBe(502);
    expect(countsOf(`${order}?without`).toSorted()).toEqual([0, 1]);
  });

  it('sends a write to the other process if one accepts no connection', async () => {
    await one.away();
    try {
      for (const [number] of Array.from({ length: 6 }).entries())
        expect(await take(`/api/sent/${number}`, 'POST')).toMatchObject({ status: 200, body: 'other' });
    } finally {
      await one.back();
    }
  });

  it('fetches a file that one release lacks from the other process', async () => {
    one.respond = (_request, response) => response.writeHead(404).end();
    for (const folder of ['/_next/static/chunks', '/page-data/abcdefghijklmnopqrstuv'])
      await expectRepeat((count) => `${folder}/${count}.js`, take);
  });
});
