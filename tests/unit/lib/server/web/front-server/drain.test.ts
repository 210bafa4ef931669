import http, { type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrain } from '@/lib/server/web/front-server/drain';

const LINGER_MS = 150;
const GRACE_MS = 1000;

let server: Server;
let port: number;
let agent: http.Agent;
/** Responses that the test has not ended yet. */
let open: ServerResponse[];
let drain: ReturnType<typeof createDrain>;

beforeEach(async () => {
  open = [];
  agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  server = http.createServer(
    ({ url }, response) => void (url === '/slow' ? open.push(response) : response.end('quick')),
  );
  drain = createDrain(server, GRACE_MS);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function request(path: string): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, agent }, (response) => {
        text(response).then((body) => resolve({ body, connection: response.headers.connection }), reject);
      })
      .on('error', reject);
  });
}

async function waiting(): Promise<ServerResponse> {
  await expect.poll(() => open.length).toBe(1);
  return open[0]!;
}

test('a client with a request under way gets “Connection: close”', async () => {
  const slow = request('/slow');
  const response = await waiting();
  const drained = drain(LINGER_MS);
  await pause(2 * LINGER_MS);
  response.end('late');
  expect(await slow).toEqual({ body: 'late', connection: 'close' });
  await drained;
});

test('a client without that notice may send one more request', async () => {
  const slow = request('/slow');
  const response = await waiting();
  response.write('begun, ');
  const { socket } = response;
  const drained = drain(LINGER_MS);
  await pause(2 * LINGER_MS);
  response.end('ended');
  expect((await slow).connection).toBe('keep-alive');
  await pause(LINGER_MS / 2);
  expect(socket?.destroyed).toBe(false);
  expect(await request('/quick')).toEqual({ body: 'quick', connection: 'close' });
  await drained;
});

test('an idle connection is closed', async () => {
  await request('/quick');
  const began = Date.now();
  await drain(LINGER_MS);
  // A timer may fire a millisecond early.
  expect(Date.now() - began).toBeGreaterThanOrEqual(LINGER_MS - 1);
});

test('a request that exceeds the grace period is cut off', async () => {
  const slow = request('/slow').catch((error: NodeJS.ErrnoException) => error.code);
  await waiting();
  const began = performance.now();
  await drain(LINGER_MS);
  expect(performance.now() - began).toBeGreaterThan(GRACE_MS - 50);
  expect(await slow).toBe('ECONNRESET');
});

test('queued connections are accepted before the server stops accepting', async () => {
  const requests = Array.from({ length: 20 }, () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.write('GET /quick HTTP/1.1\r\nhost: a\r\n\r\n');
    return text(socket);
  });
  // After these ticks the system has accepted the connections. The server accepts them later.
  await new Promise<void>((passed) => process.nextTick(passed));
  const drained = drain(LINGER_MS);
  for (const response of await Promise.all(requests)) expect(response).toContain('quick');
  await drained;
});
