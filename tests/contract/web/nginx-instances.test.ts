import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const instanceOf = (path: string) =>
  [one, other].flatMap(({ requests: request }) => request.filter(({ url }) => url === path)).length;

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
    for (const [number] of Array.from({ length: 4 }).entries()) {
      one.respond = dies;
      other.respond = dies;
      const path = `/api/orders/${number}`;
      expect((await take(path, 'POST')).status).toBe(502);
      expect(instanceOf(path)).toBe(1);
      one.respond = dies;
      other.respond = fine('other');
      expect((await take(`/api/read/${number}`)).body).toBe('other');
    }
  });

  it('repeats POST calls that only read and calls with a key', async () => {
    const order = '/api/v1/api/order/addOrder';
    const key = { 'Idempotency-Key': 'order-4711-of-shop' };
    one.respond = dies;
    for (const [number] of Array.from({ length: 4 }).entries()) {
      const readResponse = await take(`/api/v1/api/track/queryTrack?${number}`, 'POST');
      expect(readResponse).toMatchObject({ status: 200, body: 'other' });
      const orderResponse = await take(`${order}?${number}`, 'POST', key);
      expect(orderResponse).toMatchObject({ status: 200, body: 'other' });
    }
    other.respond = dies;
    expect((await take(`${order}?without`, 'POST')).status).toBe(502);
    expect(instanceOf(`${order}?without`)).toBe(1);
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
      for (const [number] of Array.from({ length: 4 }).entries())
        expect((await take(`${folder}/${number}.js`)).body).toBe('other');
  });
});
