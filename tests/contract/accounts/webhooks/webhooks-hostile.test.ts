import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSecure, type Server } from 'node:https';
import { createServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { openWebhookReceiver, type WebhookReceiver } from '../../support/services/webhook-receiver';
import { webhookSteps } from '../../support/steps/webhook-steps';
import { onOneDatabase, WEBHOOK_SERVER_ADDRESS } from '../../support/world';

const LOOPBACK = '127.0.0.1';
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const listen = (server: SocketServer | Server, address: string) =>
  new Promise<void>((resolve) => void server.listen(0, address, resolve));

/** Starts a server with a self-signed certificate. */
async function selfSigned(): Promise<{ server: Server; countRequests: () => number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', `/CN=${WEBHOOK_SERVER_ADDRESS}`, '-addext', `subjectAltName=IP:${WEBHOOK_SERVER_ADDRESS}`];
  const opensslFlags = [
    'req',
    '-x509',
    ...names,
    '-days',
    '2',
    '-nodes',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    cert,
  ];
  execFileSync('openssl', opensslFlags, { stdio: 'ignore' });
  let requestCount = 0;
  const server = createSecure({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    requestCount += 1;
    response.end();
  });
  rmSync(folder, { recursive: true });
  await listen(server, WEBHOOK_SERVER_ADDRESS);
  return { server, countRequests: () => requestCount };
}

// The subject is the client of HTTP. webhooks-sent and webhooks-retry store attempts on each database.
onOneDatabase('the sender of webhooks', (world) => {
  let ama: Person;
  let shop: WebhookReceiver;
  /** Server on an address that is not in the configuration. */
  let inside: SocketServer;
  let dialled = 0;
  const { create, deliveries, test, waitForAttempts } = webhookSteps(world, () => ama);
  beforeAll(async () => {
    await insertPlaces(world());
    inside = createServer((socket) => {
      dialled += 1;
      socket.destroy();
    });
    await listen(inside, LOOPBACK);
    shop = await openWebhookReceiver();
  });
  afterAll(async () => {
    inside?.close();
    await shop?.close();
  });

  /** Sends a sample event to an address without the checks at creation. Returns the result of its only attempt. */
  async function attemptAt(url: string, timeout?: number) {
    ama = await signUp(world());
    const { id } = await create('https://shop.invalid/', ['parcel.returned']);
    await world().services.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute();
    await test(id);
    return (await waitForAttempts(id, 1, timeout)).attempts[0]!;
  }

  it('dials no name that resolves to this machine', async () => {
    const at = (scheme: string) => `${scheme}://localhost:${portOf(inside)}/`;
    for (const scheme of ['https', 'http'])
      expect(await attemptAt(at(scheme))).toMatchObject({ status: null, reason: 'unreachable' });
    expect(dialled).toBe(0);
  });

  it.each([
    ['this machine', () => `https://${LOOPBACK}:${portOf(inside)}/`],
    ['this machine, http', () => `http://${LOOPBACK}:${portOf(inside)}/`],
    ['this machine as a number', () => `https://2130706433:${portOf(inside)}/`],
    ['this machine in IPv6', () => `https://[::ffff:${LOOPBACK}]:${portOf(inside)}/`],
    ['nowhere', () => `https://0.0.0.0:${portOf(inside)}/`],
    ['a private network', () => 'https://10.0.0.1/'],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a public address without https', () => 'http://192.0.3.1/'],
    ['a port of mail', () => 'https://192.0.3.1:25/'],
  ])('never dials %s', async (_, url) => {
    expect(await attemptAt(url())).toMatchObject({ status: null, reason: 'unreachable' });
    expect(dialled).toBe(0);
  });

  it('reports a name of this machine like an unknown one, and a closed port like both', async () => {
    const closedServer = createServer();
    await listen(closedServer, WEBHOOK_SERVER_ADDRESS);
    const port = portOf(closedServer);
    await new Promise((ended) => closedServer.close(ended));
    const addresses = [
      `https://localhost:${portOf(inside)}/`,
      'https://nowhere.invalid/',
      `https://${WEBHOOK_SERVER_ADDRESS}:${port}/`,
    ];
    for (const address of addresses)
      expect(await attemptAt(address), address).toMatchObject({ status: null, reason: 'unreachable' });
    expect(dialled).toBe(0);
  });

  it('follows no redirect', async () => {
    for (const status of [301, 302, 307, 308]) {
      shop.respondWith((response) =>
        response.writeHead(status, { location: `http://${LOOPBACK}:${portOf(inside)}/` }).end(),
      );
      expect(await attemptAt(shop.url)).toMatchObject({ status, reason: `HTTP ${status}` });
    }
    expect(dialled).toBe(0);
  });

  it('refuses an untrusted certificate before it sends anything', async () => {
    const { server, countRequests } = await selfSigned();
    const { status, reason } = await attemptAt(`https://${WEBHOOK_SERVER_ADDRESS}:${portOf(server)}/`);
    expect({ status, reason }).toEqual({ status: null, reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(countRequests()).toBe(0);
    server.close();
  });

  it('times out after 15 seconds without a response', async () => {
    shop.respondWith(() => undefined);
    const { status, reason, durationMs } = await attemptAt(shop.url, 25_000);
    expect({ status, reason }).toEqual({ status: null, reason: 'timeout' });
    expect(durationMs).toBeGreaterThanOrEqual(15_000);
    expect(durationMs).toBeLessThan(18_000);
  }, 40_000);

  it('counts an endless response by its status and cuts it', async () => {
    let byteCount = 0;
    const cut = new Promise<void>((resolve) =>
      shop.respondWith((response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(16 * 1024, 'x');
        const timer = setInterval(() => {
          response.write(chunk);
          byteCount += chunk.length;
        }, 5);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      }),
    );
    const { status, reason, durationMs } = await attemptAt(shop.url);
    expect({ status, reason }).toEqual({ status: 200, reason: null });
    expect(durationMs).toBeLessThan(5000);
    await cut;
    expect(byteCount).toBeGreaterThanOrEqual(64 * 1024);
    expect(byteCount).toBeLessThan(4 * 1024 * 1024);
  });

  it.each([
    ['closes at once', (raw: string[]) => raw.length],
    ['speaks no HTTP', (raw: string[]) => raw.push('SSH-2.0-OpenSSH_9.2\r\n')],
    [
      'sends a head without an end',
      (raw: string[]) => raw.push('HTTP/1.1 200 OK\r\n', `x: ${'y'.repeat(200_000)}\r\n`),
    ],
    [
      'switches protocols',
      (raw: string[]) => raw.push('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
  ])('counts a server that %s as failed', async (_, say) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const raw: string[] = [];
      say(raw);
      for (const text of raw) socket.write(text);
      socket.once('data', () => setTimeout(() => socket.destroy(), 200));
    });
    await listen(server, WEBHOOK_SERVER_ADDRESS);
    const { status, reason } = await attemptAt(`http://${WEBHOOK_SERVER_ADDRESS}:${portOf(server)}/`);
    expect(status).toBeNull();
    expect(reason).toMatch(/^[\w ]{3,40}$/);
    server.close();
  });

  it('is not delayed for other servers by a slow one', async () => {
    ama = await signUp(world());
    const quick = await openWebhookReceiver();
    const slow = await create(shop.url, ['parcel.moved']);
    const other = await create(quick.url, ['parcel.moved']);
    let most = 0;
    let open = 0;
    shop.respondWith((response) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.writeHead(204).end();
      }, 1500);
    });
    for (let count = 0; count < 60; count += 1) await test(slow.id);
    for (let count = 0; count < 20; count += 1) await test(other.id);
    await vi.waitFor(() => expect(quick.received.length).toBe(20), 1500);
    expect((await deliveries(slow.id)).some(({ state }) => state === 'waiting')).toBe(true);
    expect(most).toBeLessThanOrEqual(16);
    await quick.close();
  }, 30_000);
});
