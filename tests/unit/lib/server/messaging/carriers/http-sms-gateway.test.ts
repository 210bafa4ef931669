import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpSmsGateway } from '@/lib/server/messaging/carriers/http-sms-gateway';

interface Asked {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}

const requests: Asked[] = [];
let host = '';

/** Time that a browser waits for a call (lib/client/api/browser-caller.ts). */
const BROWSER_TIMEOUT_MS = 4500;
/** Never responds. */
const SILENT = '/silent';

const server = createServer((request, response) => {
  if (request.url === SILENT) return;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    requests.push({
      method: request.method,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    });
    const status = Number(request.url?.slice(1)) || 202;
    response.writeHead(status, status === 302 ? { location: '/200' } : {}).end('{"id":"1"}');
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  requests.splice(0);
  vi.restoreAllMocks();
});

const sender = async (to: string) => (to.startsWith('+233') ? 'DUNIA' : 'elsewhere');
const MESSAGE = { to: '+233240000123', text: 'آپ کا کوڈ 004217 ہے' };

describe('SMS over an HTTP gateway', () => {
  it('posts one JSON object for each message', async () => {
    await createHttpSmsGateway(`http://${host}/`, sender).send(MESSAGE);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: { ...MESSAGE, from: 'DUNIA' } });
    expect(requests[0]!.headers['content-type']).toBe('application/json');
    expect(requests[0]!.headers.authorization).toBeUndefined();
  });

  it('logs in with the credentials in the address', async () => {
    await createHttpSmsGateway(`http://us%40er:p%3Ass@${host}/`, sender).send(MESSAGE);
    expect(requests[0]!.headers.authorization).toBe(`Basic ${Buffer.from('us@er:p:ss').toString('base64')}`);
  });

  it.each([302, 400, 401, 500])('fails on %i', async (status) => {
    const sending = createHttpSmsGateway(`http://${host}/${status}`, sender).send(MESSAGE);
    await expect(sending).rejects.toMatchObject({ responseCode: status });
    expect(requests).toHaveLength(1);
  });

  it('times out before the visitor gives up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await createHttpSmsGateway(`http://${host}/`, sender).send(MESSAGE);
    expect(timeout.mock.calls[0]![0]).toBeLessThan(BROWSER_TIMEOUT_MS);
    timeout.mockReturnValue(AbortSignal.timeout(0));
    await expect(createHttpSmsGateway(`http://${host}${SILENT}`, sender).send(MESSAGE)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('fails if nothing listens', async () => {
    await expect(createHttpSmsGateway('http://127.0.0.1:1/', sender).send(MESSAGE)).rejects.toThrow();
  });
});
