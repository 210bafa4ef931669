import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { AddressList } from '@/lib/server/platform/address-list';

/** The gateway's next response, and the last request to it. */
let respond: (response: ServerResponse) => void;
let requests: { url: string; headers: IncomingMessage['headers']; body: string } | null;
let gateway: Server;
let site: Server;
let origin: string;

const listen = (server: Server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const leadTo = (location: string) => (response: ServerResponse) => response.writeHead(303, { location }).end();

describe('forwardForm', () => {
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        requests = { url: request.url!, headers: request.headers, body };
        respond(response);
      });
    });
    await listen(gateway);
    site = createFrontServer({
      api: null,
      gateway: `${addressOf(gateway)}/api/`,
      pages: async (_request, response) => void response.end('page'),
      trustedProxies: new AddressList([]),
    });
    await listen(site);
    origin = addressOf(site);
  });
  afterAll(() => Promise.all([gateway, site].map((server) => new Promise((closed) => server.close(closed)))));

  function post(path: string, headers: Record<string, string> = {}, body: string = 'name=Ama&prefix=gh-en') {
    requests = null;
    return fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body,
    });
  }

  it('forwards a form to the gateway and redirects the visitor to its page', async () => {
    respond = leadTo('/gh-en/enquiry/abc-DEF_1');
    const { status, headers } = await post('/api/form/feedback', { cookie: 'token=secret', authorization: 'secret' });
    expect({ status, location: headers.get('location') }).toEqual({
      status: 303,
      location: '/gh-en/enquiry/abc-DEF_1',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(requests).toMatchObject({ url: '/api/form/feedback', body: 'name=Ama&prefix=gh-en' });
    expect(requests!.headers).toMatchObject({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '127.0.0.1' });
    expect(JSON.stringify(requests!.headers)).not.toContain('secret');
  });

  it('forwards only the sealed cookies of forms without scripts, both ways', async () => {
    const set = [
      'formSession=sealed-1; Path=/; HttpOnly; SameSite=Lax; Secure; Domain=evil.example',
      'formCode=; Max-Age=0',
      'token=evil; Path=/',
      'formSession="<evil>"',
    ];
    respond = (response) =>
      response.writeHead(303, { location: '/gh-en/basic/send?draft=ab&step=review#outcome', 'set-cookie': set }).end();
    const cookie = 'token=secret; formSession=sealed-0; formCode=a b; other=secret';
    const plain = await post('/api/form/account', { cookie });
    expect(plain.headers.get('location')).toBe('/gh-en/basic/send?draft=ab&step=review#outcome');
    expect(requests!.headers.cookie).toBe('__Host-formSession=sealed-0; formSession=sealed-0');
    expect(plain.headers.getSetCookie()).toEqual([
      'formSession=sealed-1; Path=/; HttpOnly; SameSite=Lax',
      'formCode=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    const secure = await post('/api/form/account', { 'x-forwarded-proto': 'https' });
    expect(secure.headers.getSetCookie()[0]).toMatch(/^__Host-formSession=sealed-1; .*; Secure$/);
    const https = { 'x-forwarded-proto': 'https', cookie: 'formSession=planted; __Host-formSession=sealed-2' };
    await post('/api/form/account', https);
    expect(requests!.headers.cookie).toBe('__Host-formSession=sealed-2; formSession=sealed-2');
  });

  it('redirects to every page of the account forms', async () => {
    for (const location of [
      '/gh-en',
      '/gh-en/basic/login?fields=account&outcome=required&next=%2Fgh-en%2Fbasic%2Fsend%3Fto%3DSA',
      '/gh-en/basic/send?draft=0af#parcel-2',
      '/gh-en/basic/login?fields=receiver.name&outcome=x',
    ]) {
      respond = leadTo(location);
      const { status, headers } = await post('/api/form/account');
      expect({ status, location: headers.get('location') }).toEqual({ status: 303, location });
    }
  });

  it('redirects only to its own pages, for any response of the gateway', async () => {
    for (const location of [
      'https://evil.example/',
      '//evil.example/x',
      '/xx-en/enquiry/a',
      '/gh-en/../x',
      '/api/docs',
    ]) {
      respond = leadTo(location);
      const { status, headers } = await post('/api/form/feedback');
      expect({ status, location: headers.get('location') }, location).toEqual({ status: 503, location: null });
    }
  });

  it('reports an unknown form, a slow-down or an unreachable gateway', async () => {
    respond = (response) => response.writeHead(404).end('{}');
    expect((await post('/api/form/feedback')).status).toBe(503);
    respond = (response) => response.writeHead(422).end('{}');
    const refusal = await post('/api/form/parcel', { referer: 'http://localhost/eg-ar/parcel/abc' });
    expect({ status: refusal.status, contentType: refusal.headers.get('content-type') }).toEqual({
      status: 422,
      contentType: 'text/html; charset=utf-8',
    });
    expect(await refusal.text()).toContain('<html lang="ar" dir="rtl">');
    respond = (response) => response.writeHead(429, { 'retry-after': '30' }).end();
    expect((await post('/api/form/feedback')).status).toBe(429);
    respond = (response) => response.destroy();
    expect((await post('/api/form/feedback')).status).toBe(503);
  });

  it('accepts forms from its own pages only', async () => {
    respond = leadTo('/gh-en/enquiry/abc');
    expect((await post('/api/form/feedback', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/api/form/feedback', {}, 'a'.repeat(300_000))).status).toBe(413);
    expect((await fetch(`${origin}/api/form/feedback`)).status).toBe(405);
    expect((await post('/api/v1/api/user/login')).status).toBe(404);
    expect(requests).toBeNull();
  });
});
