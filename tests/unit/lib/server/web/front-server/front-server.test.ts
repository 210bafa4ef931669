import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { HIDE_HEAD_SCRIPT } from '@/lib/routing/hidden-head';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { REVALIDATE_HEADER } from '@/lib/server/web/stored-pages/page-cache';
import { MAX_BODY_BYTES } from '@/lib/server/web/api/read-input';
import { readPostedFields } from '@/lib/server/web/forms/read-posted-fields';
import { AddressList } from '@/lib/server/platform/address-list';

/** Returns the request as JSON, so that a test sees what our server forwards. */
const echo = (name: string) => (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ name, url: request.url, headers: request.headers, raw: request.rawHeaders }));
};

/** Returns the names in a list or in constants of a file of Next. */
function headersOfNext(file: string, pattern: RegExp): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  const headerNames = [...source.matchAll(pattern)].flatMap(([part]) => part.match(/(?<=')[a-z][a-z-]+(?=')/g) ?? []);
  if (headerNames.length === 0) throw new Error(`${file} lists no headers`);
  return headerNames;
}

/** docs/upgrading.md: headers that Next calls internal, and those that its constants define for its own requests. */
const TRUSTED_BY_NEXT = [
  ...headersOfNext('next/dist/server/lib/server-ipc/utils.js', /INTERNAL_HEADERS = \[[^\]]*\]/g),
  ...headersOfNext(
    'next/dist/lib/constants.js',
    /const (MATCHED_PATH|PRERENDER_\w+|NEXT_CACHE_\w+|NEXT_RESUME\w*)_HEADER = '[^']*'/g,
  ),
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-invocation-id',
  'x-action-forwarded',
];

let server: Server;
let port: number;

beforeAll(async () => {
  server = createFrontServer({
    api: echo('api'),
    pages: async (request, response) => {
      if (request.url === '/broken') throw new Error('page failed');
      echo('pages')(request, response);
    },
    trustedProxies: new AddressList(['127.0.0.1']),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as net.AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Sends bytes unchanged and returns all received bytes until the peer closes. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
  });
}

const request = (line: string, headers = '') =>
  raw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (response: string) => Number(response.split(' ')[1]);
const bodyOf = (response: string) => JSON.parse(response.slice(response.indexOf('{'), response.lastIndexOf('}') + 1));

describe('the HTTP server', () => {
  it('passes the files for agents to the API, and no other file', async () => {
    for (const file of ['/llms.txt', '/.well-known/api-catalog', '/.well-known/security.txt'])
      expect(bodyOf(await request(`GET ${file}`))).toMatchObject({ name: 'api', url: `/api${file}` });
    for (const target of ['/robots.txt', '/gh-en/llms.txt', '/llms.txt.bak', '/.well-known/change-password'])
      expect(bodyOf(await request(`GET ${target}`))).toMatchObject({ name: 'pages', url: target });
  });

  it.each(['GET /gh-en', 'GET /api/health', 'GET /broken', 'GET /%ff', 'TRACE /gh-en', 'GET /gh-en/'])(
    'returns a request id for %s',
    async (line) => {
      const response = await request(line);
      const [, id = ''] = /^x-request-id: ([\w-]{36})\r$/im.exec(response) ?? [];
      expect(id).not.toBe('');
      expect((response.match(/^x-request-id:/gim) ?? []).length).toBe(1);
    },
  );

  it.each(['GET /_next/static/chunks/a.js', 'GET /icon.svg?icon.1.svg'])(
    'returns no request id for the file %s',
    async (line) => expect(await request(line)).not.toMatch(/^x-request-id/im),
  );

  it.each(['GET /gh-en', 'GET /api/health'])(
    'preserves a trusted proxy’s request id for %s, in both header lists',
    async (line) => {
      const response = await request(line, 'X-Request-Id: of-nginx-1\r\n');
      const { headers, raw: list } = bodyOf(response);
      expect(headers['x-request-id']).toBe('of-nginx-1');
      expect(list.filter((each: string) => each === 'of-nginx-1')).toHaveLength(1);
      expect(response).toMatch(/^x-request-id: of-nginx-1\r$/im);
      const forgedReply = await request(line, 'X-Request-Id: a"b\r\n');
      expect(forgedReply).not.toMatch(/^x-request-id: a"b/im);
    },
  );

  it.each([
    'GET /%ff',
    'GET /gh-en/%c3%28',
    'GET //evil.example/x',
    'GET http://evil.example/x',
    'GET *',
    'OPTIONS *',
    'GET /a\\b',
    'GET /a%2f..%2fb',
    'GET /a%5Cb',
    'GET /%00',
    'GET /a#b',
    'GET /x/../api/health',
    'GET /gh-en/%2e%2e/api/health',
    'GET /gh-en/.%2E/api/health',
    'GET /./api/health',
    'GET /gh-en/..',
    'GET /gh-en/%2e/x?y=1',
  ])('rejects %s with 400', async (line) => {
    expect(statusOf(await request(line))).toBe(400);
  });

  describe('passes a form to its page', () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) => {
      const all = {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(body)),
        ...headers,
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return raw(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n${body}`);
    };
    const page = '/gh-en/service/is-it-us';

    it('uses a header that no visitor can set, and not the address', async () => {
      const forgedHeader = { 'X-Posted-Form': 'forged' };
      const { url, headers } = bodyOf(await post(page, 'text=a%0D%0Ab', forgedHeader));
      expect(url).toBe(page);
      expect(headers).not.toHaveProperty('content-length');
      expect(readPostedFields(new Headers(headers)).get('text')).toBe('a\nb');
      expect(bodyOf(await request(`GET ${page}`, 'X-Posted-Form: forged\r\n')).headers).not.toHaveProperty(
        'x-posted-form',
      );
    });

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['something else than a form', { 'Content-Type': 'application/json' }, 415],
    ])('and rejects %s', async (_, headers, status) => {
      expect(statusOf(await post(page, 'text=a', headers))).toBe(status);
    });

    it('and rejects a body above the limit', async () => {
      expect(statusOf(await post(page, `text=${'a'.repeat(MAX_BODY_BYTES)}`))).toBe(413);
    });

    it('and passes no form to another page', async () => {
      expect(bodyOf(await post('/gh-en/track', 'text=a')).headers).not.toHaveProperty('x-posted-form');
    });
  });

  it.each(['TRACE /', 'PUT /', 'DELETE /api/x', 'PATCH /', 'PROPFIND /'])('rejects %s with 405', async (line) => {
    const response = await request(line);
    expect(statusOf(response)).toBe(405);
    expect(response).toMatch(/allow: GET, HEAD, POST, OPTIONS/i);
  });

  it('returns 405 for CONNECT and 400 for garbage', async () => {
    expect(statusOf(await raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe(405);
    expect(statusOf(await raw('\x16\x03\x01 garbage\r\n\r\n'))).toBe(400);
  });

  it('ends a connection that sent no request with 408, after which browsers repeat theirs', async () => {
    const connection = new Promise<net.Socket>((accept) => server.once('connection', accept));
    const rawReply = raw('');
    const late = Object.assign(new Error('no request'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, await connection);
    expect(await rawReply).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  });

  it('returns an envelope for invalid bytes and oversized heads', async () => {
    const long = await request('GET /api/x', `X-Long: ${'a'.repeat(20_000)}\r\n`);
    expect(statusOf(long)).toBe(431);
    expect(bodyOf(long)).toMatchObject({ success: false, code: ERRORS.malformed.code, data: null });
    expect(bodyOf(await raw('\x16\x03\x01 garbage\r\n\r\n'))).toMatchObject({
      success: false,
      code: ERRORS.malformed.code,
    });
  });

  it.each([
    ['PUT /api/x', 405, ERRORS.methodNotAllowed.code],
    ['GET /api/%ff', 400, ERRORS.malformed.code],
    [`GET /api/${'a'.repeat(8200)}`, 414, ERRORS.malformed.code],
  ])('rejects a call with an envelope: %s', async (line, status, code) => {
    const response = await request(line);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/content-type: application\/json/i);
    expect(bodyOf(response)).toEqual({ success: false, code, message: expect.stringMatching(/\S/), data: null });
  });

  it('requires exactly one Host', async () => {
    expect(statusOf(await request('GET /api/x', 'Host: evil.example\r\n'))).toBe(400);
    expect(statusOf(await request('GET /gh-en', 'hOST: evil.example\r\n'))).toBe(400);
  });

  it('requires a Host in HTTP/1.1 and ignores expectations', async () => {
    const without = await raw('GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(statusOf(without)).toBe(400);
    expect(without).toMatch(/x-content-type-options: nosniff/i);
    expect(bodyOf(await request('GET /api/x', 'Expect: the-worst\r\n'))).toMatchObject({ name: 'api' });
  });

  it('rejects a target longer than 8 KB', async () => {
    expect(statusOf(await request(`GET /${'a'.repeat(8200)}`))).toBe(414);
  });

  it.each(['GET /%ff', 'PUT /', 'GET /api/%ff', 'GET /gh-en//x', '\x16\x03\x01 garbage'])(
    'sets the headers of every page on its own response to %j',
    async (line) => {
      const response = await request(line);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response).toContain(`${name}: ${value}\r\n`);
    },
  );

  it('sends /api to the API and the rest to the pages', async () => {
    expect(bodyOf(await request('GET /api/x?y=1'))).toMatchObject({ name: 'api', url: '/api/x?y=1' });
    expect(bodyOf(await request('GET /apical'))).toMatchObject({ name: 'pages' });
    expect(bodyOf(await request('GET /gh-en/%D8%B7'))).toMatchObject({ name: 'pages' });
  });

  it.each([
    ['/GH-EN//x/', '/GH-EN/x'],
    ['/gh-en/track/?no=A//B/', '/gh-en/track?no=A//B/'],
    ['/gh-en/', '/gh-en'],
    ['/gh-en/h%65lp%2C/%d8%b7%3f%23%25?no=%41', '/gh-en/help,/%D8%B7%3F%23%25?no=%41'],
  ])('redirects %s to its canonical spelling %s', async (target, location) => {
    const response = await request(`GET ${target}`);
    expect(statusOf(response)).toBe(308);
    expect(response).toContain(`location: ${location}\r\n`);
  });

  it('drops headers that only Next may set', async () => {
    const { headers, raw: list } = bodyOf(
      await request('GET /', 'X-Middleware-Subrequest: a\r\nx-middleware-rewrite: /b\r\nX-Client-Address: 6.6.6.6\r\n'),
    );
    expect(Object.keys(headers).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
    expect(list.join(' ')).not.toMatch(/x-middleware|6\.6\.6\.6/i);
  });

  it.each(TRUSTED_BY_NEXT)('drops %s in any spelling and repetition', async (name) => {
    const { headers, raw: list } = bodyOf(
      await request('GET /gh-en', `${name}: 1\r\n${name.toUpperCase()}: 2\r\nX-Kept: 3\r\n`),
    );
    expect(headers).not.toHaveProperty([name]);
    expect(headers).toHaveProperty('x-kept', '3');
    expect(list.map((entry: string) => entry.toLowerCase())).not.toContain(name);
  });

  it('lists the headers of revalidation', () =>
    expect(TRUSTED_BY_NEXT).toEqual(
      expect.arrayContaining([REVALIDATE_HEADER, 'x-prerender-revalidate-if-generated', 'x-next-revalidated-tags']),
    ));

  it('preserves the headers of the browser router', async () => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': 'a', 'next-url': '/gh-en' };
    const lines = Object.entries(router).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(bodyOf(await request('GET /gh-en', lines.join(''))).headers).toMatchObject(router);
  });

  it('uses only the last forwarded address of a trusted proxy', async () => {
    const { headers } = bodyOf(await request('GET /', 'X-Forwarded-For: 1.1.1.1, 2.2.2.2\r\n'));
    expect(headers['x-client-address']).toBe('2.2.2.2');
    const forgedReply = bodyOf(await request('GET /', 'X-Forwarded-For: <script>\r\n'));
    expect(forgedReply.headers['x-client-address']).toBe('unknown');
  });

  it('allows a page’s own scripts by nonce, and the script before the header by hash (§3)', async () => {
    const hash = createHash('sha256').update(HIDE_HEAD_SCRIPT).digest('base64');
    const [, policy] = /content-security-policy: (.*)\r\n/i.exec(await request('GET /gh-en'))!;
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' '/);
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  it('returns 500 without a stack trace when a page fails', async () => {
    const response = await request('GET /broken');
    expect(statusOf(response)).toBe(500);
    expect(response).not.toContain('page failed');
  });
});

describe('the HTTP server before the development server', () => {
  const upgrade = 'GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n';

  it('leaves web sockets and the script policy to Next in development only', async () => {
    expect(statusOf(await raw(upgrade))).toBe(400);
    const usual = port;
    const development = createFrontServer({
      api: echo('api'),
      pages: async (asked, answer) => echo('pages')(asked, answer),
      trustedProxies: new AddressList([]),
      development: true,
    });
    development.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    await new Promise<void>((ready) => development.listen(0, '127.0.0.1', ready));
    port = (development.address() as net.AddressInfo).port;
    try {
      expect(statusOf(await raw(upgrade))).toBe(101);
      const page = await request('GET /gh-en', 'x-middleware-subrequest: middleware\r\n');
      expect(page).not.toMatch(/content-security-policy/i);
      expect(bodyOf(page).headers).not.toHaveProperty('x-middleware-subrequest');
    } finally {
      port = usual;
      await new Promise((closed) => development.close(closed));
    }
  });
});
