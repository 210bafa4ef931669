import http, { type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchQuiet } from '@/lib/server/web/front-server/watch-quiet';

const QUIET_MS = 80;

let server: Server;
let origin: string;
/** Responses that wait for the test. */
let open: ServerResponse[];
let isDatabaseBusy: boolean;
let whenQuiet: ReturnType<typeof watchQuiet>;

beforeEach(async () => {
  open = [];
  isDatabaseBusy = false;
  server = http.createServer((_request, response) => void open.push(response));
  whenQuiet = watchQuiet(server, { isDatabaseBusy: () => isDatabaseBusy, quietMs: QUIET_MS });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.closeAllConnections());

const { signal } = new AbortController();

test('an idle server is quiet at once', async () => {
  expect(await whenQuiet(signal)).toBe(true);
});

test('background work waits for a request under way, and a moment longer', async () => {
  const response = fetch(origin);
  await expect.poll(() => open.length).toBe(1);
  let quietAt = 0;
  const quiet = whenQuiet(signal).then(() => (quietAt = performance.now()));
  await pause(2 * QUIET_MS);
  expect(quietAt).toBe(0);
  const endedAt = performance.now();
  open[0]!.end();
  await response;
  await quiet;
  expect(quietAt - endedAt).toBeGreaterThanOrEqual(QUIET_MS - 1);
});

test('background work waits while reads wait for a connection', async () => {
  isDatabaseBusy = true;
  let isQuiet = false;
  const quiet = whenQuiet(signal).then(() => (isQuiet = true));
  await pause(2 * QUIET_MS);
  expect(isQuiet).toBe(false);
  isDatabaseBusy = false;
  await quiet;
});

test('an abort ends the wait', async () => {
  isDatabaseBusy = true;
  const ending = new AbortController();
  const quiet = whenQuiet(ending.signal);
  ending.abort();
  expect(await quiet).toBe(false);
});
