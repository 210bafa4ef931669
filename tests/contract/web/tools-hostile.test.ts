import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_BODY_BYTES } from '@/lib/server/web/api/read-input';
import { ANY_ENGINE, onEachDatabase } from '../support/world';

const INSIDES = /node_modules|\.[jt]s:\d+|ZodError|invalid_type|"expected"|Sqlite|at Object/;

// The subject is the protocol, which needs no database.
onEachDatabase(
  'hostile use of the tools',
  (world) => {
    const ask = async (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(`${world().origin}/api/mcp`, {
        method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-client-address': '10.201.0.1',
          ...headers,
        },
        ...(method === 'POST' && { body: sent }),
      });
      const text = await response.text();
      expect(text).not.toMatch(INSIDES);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('mcp-session-id')).toBe(false);
      return { status: response.status, allow: response.headers.get('allow'), body: text && JSON.parse(text) };
    };
    const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
    const use = (name: unknown, given?: unknown) => request('tools/call', { name, arguments: given });

    it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
      const { status, allow, body } = await ask('', {}, method);
      expect([status, allow, body.error.data.code]).toEqual([405, 'POST', ERRORS.methodNotAllowed.code]);
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }, 403],
      ['a page without origin', { origin: 'null' }, 403],
      ['another port', { origin: 'http://localhost:1' }, 403],
      ['a program', {}, 200],
    ])('treats a request from %s by its Origin', async (_, headers, status) => {
      expect((await ask(request('ping'), headers)).status).toBe(status);
    });

    it('accepts a request from its own pages', async () => {
      const origin = new URL(world().services.config.siteUrl).origin;
      expect((await ask(request('ping'), { origin })).status).toBe(200);
    });

    it('refuses batches of any size', async () => {
      for (const size of [0, 1, 2, 3000]) {
        const { status, body } = await ask(Array.from({ length: size }, () => use('list_services')));
        expect([status, body.error.code]).toEqual([422, -32600]);
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
      const answer = await ask(body);
      expect(answer.status).toBe(status);
      expect(answer.body.error.code).toBeLessThan(0);
    });

    it('refuses a long body, another type and an unknown version', async () => {
      const long = use('check_message', { text: 'x'.repeat(MAX_BODY_BYTES) });
      expect((await ask(long)).status).toBe(413);
      expect((await ask(request('ping'), { 'content-type': 'text/plain' })).status).toBe(415);
      expect((await ask(request('ping'), { accept: 'text/html' })).status).toBe(406);
      expect((await ask(request('ping'), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
    });

    it.each(['resources/list', 'prompts/list', 'logging/setLevel', 'tasks/list', 'constructor', '__proto__'])(
      'has no method %s',
      async (method) => {
        const { body } = await ask(request(method));
        expect(body.error.code).toBe(-32601);
      },
    );

    it.each(['', 'queryTrack', 'constructor', '__proto__', 'toString', 'track_parcels ', 'x'.repeat(10_000)])(
      'has no tool %#',
      async (name) => {
        const { status, body } = await ask(use(name, {}));
        expect([status, body.error.code]).toEqual([200, -32602]);
      },
    );

    it('reads no argument from a prototype, and changes none', async () => {
      const polluted = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_goods","arguments":';
      for (const given of [
        '{"__proto__":{"parcels":[{"goodsNameEn":"Shirts"}]}}',
        '{"constructor":{"prototype":{"parcels":[{}]}},"prototype":1}',
      ]) {
        const { body } = await ask(`${polluted}${given}}}`);
        expect(body.result.isError).toBe(true);
        expect(JSON.parse(body.result.content[0].text).errors).toMatchObject([{ field: 'parcels' }]);
      }
      expect(({} as Record<string, unknown>).parcels).toBeUndefined();
    });

    it.each([
      ['a header in a common argument', { text: 'x', lang: 'en\r\nx-client-address: 1' }],
      ['a common argument of another type', { text: 'x', countryCode: { toString: 1 } }],
    ])('refuses %s beside its field', async (_, given) => {
      const { body } = await ask(use('check_message', given));
      expect(body.result.isError).toBe(true);
      expect(JSON.parse(body.result.content[0].text).errors).toHaveLength(1);
    });

    it.each(['check_message', 'list_sites'])('refuses a deep value for %s', async (name) => {
      const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
      const { body } = await ask(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"text":${deep}}}}`,
      );
      expect(JSON.parse(body.result.content[0].text).errors).toMatchObject([{ field: 'text' }]);
    });

    it('cannot be told another address, session or idempotency key by headers', async () => {
      const { body } = await ask(use('list_orders'), { token: 'x'.repeat(43), 'idempotency-key': 'once' });
      expect(JSON.parse(body.result.content[0].text).code).toBe(ERRORS.tokenMissing.code);
    });

    it('accepts notifications and answers of a client without a response', async () => {
      expect((await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
      expect((await ask({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } })).status).toBe(
        202,
      );
      expect((await ask({ jsonrpc: '2.0', id: 1, result: {} })).status).toBe(202);
    });
  },
  ANY_ENGINE,
);
