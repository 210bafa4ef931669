import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { KEY_SCOPES } from '@/lib/contract/developers/key-scopes';
import { CALLS_OF_KEY } from '@/lib/server/accounts/api-keys/limit-key';
import { newKey } from '@/lib/server/accounts/api-keys/key-secret';
import { SITE_ALLOWANCE } from '@/lib/server/platform/throttle/network-attempts';
import { MAX_BODY_BYTES } from '@/lib/server/web/api/read-input';
import { limitToolRequests, MAX_TOOL_REQUESTS_OF_NETWORK } from '@/lib/server/web/mcp/limit-tool-requests';
import { connect } from 'node:net';
import { signUp } from '../support/people';
import { ANY_ENGINE, onEachDatabase } from '../support/world';

const AT_ONCE = 20;
const INSIDES = /node_modules|\.[jt]s:\d+|ZodError|invalid_type|"expected"|Sqlite|at Object/;

// The subject is the protocol, which needs no database.
onEachDatabase(
  'the tools under hostile use',
  (world) => {
    let networks = 0;
    // Each request comes from another network, so that limits apply only where a test sets one.
    const ownNetwork = () => `10.201.${(networks >> 8) & 255}.${networks++ & 255}`;
    const post = async (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(`${world().origin}/api/mcp`, {
        method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-client-address': ownNetwork(),
          ...headers,
        },
        ...(method === 'POST' && { body: payload }),
      });
      const text = await response.text();
      // The list has words of the contract, such as a field `expected`.
      if (!text.startsWith('{"result":{"tools":')) expect(text).not.toMatch(INSIDES);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('mcp-session-id')).toBe(false);
      const { status, headers: sentBack } = response;
      return { status, headers: sentBack, allow: sentBack.get('allow'), body: text && JSON.parse(text) };
    };
    const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
    const use = (name: unknown, given?: unknown) => request('tools/call', { name, arguments: given });

    it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
      const { status, allow, body } = await post('', {}, method);
      expect({ status, allow, code: body.error.data.code }).toEqual({
        status: 405,
        allow: 'POST',
        code: ERRORS.methodNotAllowed.code,
      });
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }, 403],
      ['a page without origin', { origin: 'null' }, 403],
      ['another port', { origin: 'http://localhost:1' }, 403],
      ['a program', {}, 200],
    ])('treats a request from %s by its Origin', async (_, headers, status) => {
      expect((await post(request('ping'), headers)).status).toBe(status);
    });

    it('accepts a request from its own pages', async () => {
      const origin = new URL(world().services.config.siteUrl).origin;
      expect((await post(request('ping'), { origin })).status).toBe(200);
    });

    it('refuses batches of any size', async () => {
      for (const size of [0, 1, 2, 3000]) {
        const { status, body } = await post(Array.from({ length: size }, () => use('list_services')));
        expect({ status, code: body.error.code }).toEqual({ status: 422, code: -32600 });
      }
    });

    it.each([
      ['no JSON', '{', 400],
      ['a number', '7', 422],
      ['no body', '', 400],
      ['a message without method', { jsonrpc: '2.0', id: 1 }, 400],
      ['a message of another protocol', { jsonrpc: '1.0', id: 1, method: 'ping' }, 400],
      ['a NUL', use('check_message', { text: 'a\0b' }), 400],
      ['half a character', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\\ud800"}}', 400],
      ['a name that is no text', use(7, {}), 422],
      ['arguments that are no object', use('list_sites', [1]), 422],
      ['initialize without fields', request('initialize', {}), 422],
    ])('refuses %s', async (_, body, status) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(response.body.error.code).toBeLessThan(0);
    });

    it('refuses a long body, another type and an unknown version', async () => {
      const long = use('check_message', { text: 'x'.repeat(MAX_BODY_BYTES) });
      expect((await post(long)).status).toBe(413);
      expect((await post(request('ping'), { 'content-type': 'text/plain' })).status).toBe(415);
      expect((await post(request('ping'), { accept: 'text/html' })).status).toBe(406);
      expect((await post(request('ping'), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
    });

    it.each(['resources/list', 'prompts/list', 'logging/setLevel', 'tasks/list', 'constructor', '__proto__'])(
      'has no method %s',
      async (method) => {
        const { body } = await post(request(method));
        expect(body.error.code).toBe(-32601);
      },
    );

    it.each(['', 'queryTrack', 'constructor', '__proto__', 'toString', 'track_parcels ', 'x'.repeat(10_000)])(
      'has no tool %#',
      async (name) => {
        const { status, body } = await post(use(name, {}));
        expect({ status, code: body.error.code }).toEqual({ status: 200, code: -32602 });
      },
    );

    it('reads no argument from a prototype, and changes none', async () => {
      const polluted = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_goods","arguments":';
      for (const given of [
        '{"__proto__":{"parcels":[{"goodsNameEn":"Shirts"}]}}',
        '{"constructor":{"prototype":{"parcels":[{}]}},"prototype":1}',
      ]) {
        const { body } = await post(`${polluted}${given}}}`);
        expect(body.result.isError).toBe(true);
        expect(JSON.parse(body.result.content[0].text).errors).toMatchObject([{ field: 'parcels' }]);
      }
      expect(({} as Record<string, unknown>).parcels).toBeUndefined();
    });

    it.each([
      ['a header in a common argument', { text: 'x', lang: 'en\r\nx-client-address: 1' }],
      ['a common argument of another type', { text: 'x', countryCode: { toString: 1 } }],
    ])('refuses %s beside its field', async (_, given) => {
      const { body } = await post(use('check_message', given));
      expect(body.result.isError).toBe(true);
      expect(JSON.parse(body.result.content[0].text).errors).toHaveLength(1);
    });

    it.each(['check_message', 'list_sites'])('refuses a deep value for %s', async (name) => {
      const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
      const { body } = await post(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"text":${deep}}}}`,
      );
      expect(JSON.parse(body.result.content[0].text).errors).toMatchObject([{ field: 'text' }]);
    });

    it('ignores headers with another address, session or idempotency key', async () => {
      const { body } = await post(use('list_orders'), { token: 'x'.repeat(43), 'idempotency-key': 'once' });
      expect(JSON.parse(body.result.content[0].text).code).toBe(ERRORS.tokenMissing.code);
    });

    /** Sends requests, some at once, and returns how many had each status. */
    async function flood(count: number, send: (index: number) => Promise<{ status: number }>) {
      const counts: Record<number, number> = {};
      for (let first = 0; first < count; first += AT_ONCE) {
        const indexes = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
        for (const { status } of await Promise.all(indexes.map(send))) counts[status] = (counts[status] ?? 0) + 1;
      }
      return counts;
    }

    it('limits all requests of a network together, valid or not, with or without a key', async () => {
      const requests = [
        request('ping'),
        request('no/method'),
        use('no tool'),
        '{',
        'x'.repeat(5000),
        { jsonrpc: '2.0', method: 'notifications/initialized' },
      ];
      const home = { 'x-client-address': '203.0.113.90' };
      const keyHeaders: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${newKey('live')}` },
        { authorization: 'Basic eA==' },
      ];
      const over = 20;
      const counts = await flood(MAX_TOOL_REQUESTS_OF_NETWORK + over, (index) =>
        post(requests[index % requests.length], { ...home, ...keyHeaders[index % keyHeaders.length] }),
      );
      expect(counts[429]).toBe(over);
      const refusal = await post(request('ping'), home);
      expect(refusal).toMatchObject({ status: 429, body: { error: { data: { code: ERRORS.tooManyRequests.code } } } });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await post(request('tools/list'), home)).status).toBe(429);
      expect((await post(use('list_services'), home)).status).toBe(429);
      expect((await post(request('ping'))).status).toBe(200);
      const site = (part: number) => limitToolRequests(`2001:db8:7:${part.toString(16)}::1`);
      const ofSite = Array.from({ length: SITE_ALLOWANCE * MAX_TOOL_REQUESTS_OF_NETWORK + over }, (_, part) =>
        site(part),
      );
      const outcomes = await Promise.allSettled(ofSite);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(over);
    }, 60_000);

    it('counts each request of a key as a call of the key, valid or not', async () => {
      const { token } = await signUp(world());
      const reply = await world().call('createApiKey', { name: 'Agent', mode: 'test', scopes: KEY_SCOPES }, { token });
      const authorization = `Bearer ${reply.body.data.key}`;
      const remainingAfter = async (body: unknown) =>
        Number((await post(body, { authorization })).headers.get('ratelimit-remaining') ?? NaN);
      const most = CALLS_OF_KEY.test;
      expect(await remainingAfter(request('tools/list'))).toBe(most - 1);
      expect(await remainingAfter(use('list_sites', {}))).toBe(most - 2);
      expect(await remainingAfter(request('no/method'))).toBe(most - 3);
      await post('{', { authorization });
      await post(use('no tool'), { authorization });
      expect(await remainingAfter(request('ping'))).toBe(most - 6);
      const home = { authorization, 'x-client-address': '203.0.113.91' };
      expect(await flood(most, () => post(request('ping'), home))).toEqual({ 200: most - 6, 429: 6 });
      const refusal = await post(use('list_sites', {}), home);
      expect(JSON.parse(refusal.body.result.content[0].text)).toMatchObject({ status: 429 });
      expect(refusal.headers.get('ratelimit')).toMatch(/^"test";r=0;t=\d+$/);
    }, 60_000);

    it('takes a key only from its header', async () => {
      const { token } = await signUp(world());
      const reply = await world().call('createApiKey', { name: 'Agent', mode: 'live', scopes: KEY_SCOPES }, { token });
      const { key } = reply.body.data as { key: string };
      const names = async (headers: Record<string, string>, address = '') => {
        const response = await fetch(`${world().origin}/api/mcp${address}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            'x-client-address': ownNetwork(),
            ...headers,
          },
          body: JSON.stringify(request('tools/list')),
        });
        const { result } = (await response.json()) as { result: { tools: { name: string }[] } };
        return result.tools.map(({ name }) => name);
      };
      const open = await names({});
      expect(open).not.toContain('list_orders');
      for (const headers of [{ token: key }, { 'x-api-key': key }, { cookie: `token=${key}` }])
        expect(await names(headers as unknown as Record<string, string>)).toEqual(open);
      expect(await names({}, `?authorization=Bearer%20${key}&key=${key}&token=${key}`)).toEqual(open);
      expect(await names({ authorization: `Bearer ${key}` })).toContain('list_orders');
      const { body } = await post(
        request('tools/call', { name: 'list_orders', arguments: { key }, _meta: { authorization: key } }),
      );
      expect(body.result.isError).toBe(true);
    });

    it('stops reading a body that is too long, and waits for no other request meanwhile', async () => {
      const { port } = new URL(world().origin);
      const head = `POST /api/mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nX-Client-Address: ${ownNetwork()}\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      slow.write(`${head}5\r\n{"jso\r\n`);
      const long = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      const firstChunk = new Promise<string>((resolve) => long.once('data', (data) => resolve(String(data))));
      long.write(head);
      const part = 'x'.repeat(16 * 1024);
      for (let byteCount = 0; byteCount <= MAX_BODY_BYTES; byteCount += part.length)
        long.write(`${part.length.toString(16)}\r\n${part}\r\n`);
      expect(await firstChunk).toContain(' 413 ');
      expect((await post(request('ping'))).status).toBe(200);
      slow.destroy();
      long.destroy();
      expect((await post(request('ping'))).status).toBe(200);
    });

    it('accepts notifications and responses of a client without a response body', async () => {
      expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
      expect((await post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } })).status).toBe(
        202,
      );
      expect((await post({ jsonrpc: '2.0', id: 1, result: {} })).status).toBe(202);
    });
  },
  ANY_ENGINE,
);
