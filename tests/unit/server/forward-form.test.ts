import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { createFrontDoor } from '@/lib/server/http/front-door';
import { AddressList } from '@/lib/server/platform/address-list';

/** What the gateway answers next, and what it was last asked. */
let answer: (response: ServerResponse) => void;
let asked: { url: string; headers: IncomingMessage['headers']; body: string } | null;
let gateway: Server;
let site: Server;
let origin: string;

const listen = (server: Server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const leadTo = (location: string) => (response: ServerResponse) => response.writeHead(303, { location }).end();

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked = { url: request.url!, headers: request.headers, body };
      answer(response);
    });
  });
  await listen(gateway);
  site = createFrontDoor({
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
  asked = null;
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

it('hands a form on to the gateway and leads the visitor to the page it names', async () => {
  answer = leadTo('/gh-en/enquiry/abc-DEF_1');
  const { status, headers } = await post('/api/form/feedback', { cookie: 'token=secret', authorization: 'secret' });
  expect([status, headers.get('location')]).toEqual([303, '/gh-en/enquiry/abc-DEF_1']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(asked).toMatchObject({ url: '/api/form/feedback', body: 'name=Ama&prefix=gh-en' });
  expect(asked!.headers).toMatchObject({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '127.0.0.1' });
  expect(JSON.stringify(asked!.headers)).not.toContain('secret');
});

it('carries the sealed cookies of the simple pages alone, there and back', async () => {
  const set = [
    'formSession=sealed-1; Path=/; HttpOnly; SameSite=Lax; Secure; Domain=evil.example',
    'formCode=; Max-Age=0',
    'token=evil; Path=/',
    'formSession="<evil>"',
  ];
  answer = (response) =>
    response.writeHead(303, { location: '/gh-en/basic/send?draft=ab&step=review#said', 'set-cookie': set }).end();
  const cookie = 'token=secret; formSession=sealed-0; formCode=a b; other=secret';
  const plain = await post('/api/form/account', { cookie });
  expect(plain.headers.get('location')).toBe('/gh-en/basic/send?draft=ab&step=review#said');
  expect(asked!.headers.cookie).toBe('formSession=sealed-0');
  expect(plain.headers.getSetCookie()).toEqual([
    'formSession=sealed-1; Path=/; HttpOnly; SameSite=Lax',
    'formCode=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  const secure = await post('/api/form/account', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.getSetCookie()[0]).toMatch(/; Secure$/);
});

it('leads to every page that the forms of an account lead to', async () => {
  for (const location of [
    '/gh-en',
    '/gh-en/basic/login?at=account&said=required&next=%2Fgh-en%2Fbasic%2Fsend%3Fto%3DSA',
    '/gh-en/basic/send?draft=0af#parcel-2',
    '/gh-en/basic/login?at=receiver.name&said=x',
  ]) {
    answer = leadTo(location);
    const { status, headers } = await post('/api/form/account');
    expect([status, headers.get('location')]).toEqual([303, location]);
  }
});

it('leads nobody to another place, whatever the gateway says', async () => {
  for (const location of [
    'https://evil.example/',
    '//evil.example/x',
    '/xx-en/enquiry/a',
    '/gh-en/../x',
    '/api/docs',
  ]) {
    answer = leadTo(location);
    const { status, headers } = await post('/api/form/feedback');
    expect([location, status, headers.get('location')]).toEqual([location, 502, null]);
  }
});

it('says when the gateway knows no such form, slows down, or is gone', async () => {
  answer = (response) => response.writeHead(404).end('{}');
  expect((await post('/api/form/feedback')).status).toBe(502);
  answer = (response) => response.writeHead(429, { 'retry-after': '30' }).end();
  expect((await post('/api/form/feedback')).status).toBe(429);
  answer = (response) => response.destroy();
  expect((await post('/api/form/feedback')).status).toBe(503);
});

it('turns a form that a script sends into the gateway’s own call, and hands back its answer', async () => {
  const envelope = { success: true, code: 0, message: 'ok', data: { reference: 'FB0012345674' } };
  const say =
    (status: number, body: object, headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const headers = {
    accept: 'application/json',
    token: 'secret',
    'idempotency-key': 'a-key-of-the-page',
    cookie: 'c=1',
  };
  answer = say(200, envelope);
  const sent = await post('/api/form/feedback', headers, 'name=Ama&countryCode=KE&admin=1&prefix=eg-ar');
  expect([sent.status, await sent.json()]).toEqual([200, expect.objectContaining({ data: envelope.data })]);
  expect(asked!.url).toBe(`/api${CALLS.saveCustomerFeedback.path}`);
  expect(JSON.parse(asked!.body)).toEqual({
    ...{ name: 'Ama', countryCode: 'KE', email: '', phone: '', waybillNo: '', message: '' },
  });
  expect(asked!.headers).toMatchObject({
    ...{ lang: 'ar', countrycode: 'EG', token: 'secret', 'idempotency-key': 'a-key-of-the-page' },
    'x-forwarded-for': '127.0.0.1',
  });
  expect(asked!.headers.cookie).toBeUndefined();

  const errors = [{ field: 'destinations.1', message: 'no such country' }];
  answer = say(422, { success: false, code: 1422000, message: 'no', data: null, errors });
  const refused = await post('/api/form/enterprise', headers, 'prefix=eg-ar');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 1422000, errors: [{ field: 'destinations', message: 'no such country' }] }),
  ]);
  answer = say(429, { success: false, code: 1429000, message: 'wait', data: null }, { 'retry-after': '30' });
  const slowed = await post('/api/form/feedback', headers);
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '30']);
  answer = (response) => response.destroy();
  expect((await post('/api/form/feedback', headers)).status).toBe(503);
  expect((await post('/api/form/nothing', headers)).status).toBe(404);
});

it('takes forms from its own pages alone, and nothing else', async () => {
  answer = leadTo('/gh-en/enquiry/abc');
  expect((await post('/api/form/feedback', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post('/api/form/feedback', {}, 'a'.repeat(300_000))).status).toBe(413);
  expect((await fetch(`${origin}/api/form/feedback`)).status).toBe(405);
  expect((await post('/api/v1/api/user/login')).status).toBe(404);
  expect(asked).toBeNull();
});
