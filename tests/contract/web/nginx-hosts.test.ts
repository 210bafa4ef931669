import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureNginx } from '../../../scripts/testing/debian.mjs';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { requestPort, openOrigin, type Origin } from '../../fixtures/origin';

let origin: Origin;
let nginx: Nginx;

/** Returns the status of the home page over HTTPS, or the failure's code. */
const requestSecurely = (host: string, headers: Record<string, string> = {}) =>
  new Promise<number | string>((resolve) => {
    const options = { port: nginx.port, host: '127.0.0.1', servername: host, rejectUnauthorized: false, agent: false };
    request({ ...options, path: '/gh-en', headers: { host, ...headers } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
      .end();
  });

describe.skipIf(!ensureNginx())('a host of the shipped nginx', () => {
  beforeAll(async () => {
    origin = await openOrigin((_request, response) => response.end('page'));
    nginx = await startNginx([origin.port], { tls: true });
  });
  afterAll(async () => {
    await nginx.stop();
    await origin.away();
  });

  it.each(['www.example.com', 'www.example.com.tr'])(
    'redirects %s from HTTP to HTTPS on the same host',
    async (host) => {
      const response = await requestPort(nginx.redirecting, '/tr-tr/a%20b?c=d&e', { headers: { host } });
      expect(response).toMatchObject({ status: 308, headers: { location: `https://${host}/tr-tr/a%20b?c=d&e` } });
    },
  );

  it('does not respond to an unknown name', async () => {
    const isServed = (host: string) =>
      requestPort(nginx.redirecting, '/gh-en', { headers: { host } }).then(
        ({ status }) => status,
        ({ code }: NodeJS.ErrnoException) => code,
      );
    expect(await isServed('elsewhere.example')).toBe('ECONNRESET');
    expect(await requestSecurely('elsewhere.example')).not.toBe(200);
    expect(origin.requests).toEqual([]);
    expect(await requestSecurely('www.example.com')).toBe(200);
  });

  it('replaces forged headers by address, scheme and request id of the client', async () => {
    origin.requests = [];
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const forgedHeaders = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'gopher', 'x-request-id': 'mine' };
    await requestSecurely('www.example.com.tr', { ...forgedHeaders, traceparent: parent, 'accept-encoding': 'zstd' });
    expect(origin.requests[0]!.headers).toMatchObject({
      host: 'www.example.com.tr',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      traceparent: parent,
    });
  });
});
