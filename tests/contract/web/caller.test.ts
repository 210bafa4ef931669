import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from '@/lib/http/call';
import { CallFailure } from '@/lib/http/call-failure';
import { createInProcessCaller } from '@/lib/server/web/api/app';
import { createLog } from '@/lib/server/platform/log';
import { onEachDatabase } from '../support/world';

const identity = () => ({ language: 'fr', country: 'MA', token: null }) as const;

onEachDatabase('the caller of the contract', (world) => {
  const overHttp = () => createCaller({ baseURL: `${world().origin}/api`, timeout: 4000, identity });
  const inProcess = () =>
    createCaller({ baseURL: '', timeout: 4000, identity, inProcess: createInProcessCaller(world().services) });

  it('returns the same in process and over HTTP', async () => {
    const readAll = async (call: Caller) => [
      await call('queryAllCountryList', {}),
      await call('querySysDictByType', { typeList: ['ORDER_STATUS'] }),
      await call('querySysDictByTypeGet', { typeList: 'CYCLE,PICKUP_TIME' }),
      await call('queryProvinces', { countryCode: 'MA' }),
      await call('queryTrack', { waybillNos: ['nonsense'] }),
    ];
    expect(await readAll(inProcess())).toEqual(await readAll(overHttp()));
  });

  it('logs in-process calls of pages at debug level unless they are refused', async () => {
    const lines: string[] = [];
    const log = createLog({ LOG_LEVEL: 'debug', INSTANCE: undefined }, { write: (line) => void lines.push(line) });
    const call = createCaller({
      baseURL: '',
      timeout: 4000,
      identity,
      inProcess: createInProcessCaller({ ...world().services, log }),
    });
    await call('queryAllCountryList', {});
    await call('queryTrack', { waybillNos: [] }).catch(() => undefined);
    const logged = lines.map((line) => JSON.parse(line) as { level: string; call: string; status: number });
    expect(logged.map(({ level, call: name, status }) => [level, name, status])).toEqual([
      ['debug', 'queryAllCountryList', 200],
      ['info', 'queryTrack', 422],
    ]);
  });

  it.each([
    ['in process', inProcess],
    ['over HTTP', overHttp],
  ])('rejects with the server’s message and fields %s', async (_, make) => {
    const failure = await make()('queryTrack', { waybillNos: [] }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ kind: 'refused', status: 422, errors: [{ field: 'waybillNos' }] });
    expect((failure as CallFailure).reference).toMatch(/^[\da-f]{8}$/);
    expect((failure as CallFailure).message).not.toMatch(/[a-z][A-Z]/);
  });

  it('rejects with the server’s message if a file is refused', async () => {
    const call = createCaller({ baseURL: `${world().origin}/api`, timeout: 4000, identity, fetch });
    const period = { countryCode: 'MA', from: '2026-01-01', to: '2026-01-31' } as const;
    const failure = await call('getCollectionStatement', { ...period, format: 'csv' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'refused', status: 401 });
    expect((failure as CallFailure).message).not.toBe('');
  });

  it.each([
    ['in process', inProcess],
    ['over HTTP', overHttp],
  ])('rejects text that no database can store %s', async (_, make) => {
    const caller = make();
    for (const call of [
      caller('queryTrack', { waybillNos: ['DX\0'] }),
      caller('querySysDictByTypeGet', { typeList: 'CYCLE\0' }),
      caller('queryProvinces', { countryCode: 'M\0' as never }),
    ])
      await expect(call).rejects.toMatchObject({ kind: 'refused', status: 400 });
  });
});

describe('the client and a broken service', () => {
  let server: Server;
  let origin: string;
  let requests: string[] = [];
  const responses: Record<string, (count: number) => { status: number; body: string } | null> = {
    rubbish: () => ({ status: 200, body: '<html>' }),
    gateway: () => ({ status: 200, body: JSON.stringify({ success: false, code: 77, message: 'Non', data: null }) }),
    once: (count) =>
      count === 1
        ? { status: 503, body: 'busy' }
        : { status: 200, body: JSON.stringify({ success: true, code: 0, message: '', data: [] }) },
    silence: () => null,
  };
  let mode = 'rubbish';

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(
        `${request.method} ${request.headers['content-type']} ${request.headers.lang} ${request.headers.countrycode} ${request.headers.version}`,
      );
      const nextResponse = responses[mode]!(requests.length);
      if (nextResponse)
        response.writeHead(nextResponse.status, { 'content-type': 'application/json' }).end(nextResponse.body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const client = (timeout = 2000) => {
    requests = [];
    return createCaller({ baseURL: origin, timeout, identity });
  };
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error as CallFailure,
    );

  it('sends the headers of §7', async () => {
    mode = 'once';
    await client()('queryAllCountryList', {});
    expect(requests[0]).toBe('GET application/x-www-form-urlencoded fr MA 1.0.0');
    mode = 'gateway';
    await failureOf(client()('login', { userName: 'a', password: 'b' }));
    expect(requests[0]).toBe('POST application/json fr MA 1.0.0');
  });

  it('sends requests by its own fetch, which may add headers', async () => {
    mode = 'gateway';
    requests = [];
    const own: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('lang', 'of-own-fetch');
      return fetch(request);
    };
    await failureOf(createCaller({ baseURL: origin, timeout: 2000, identity, fetch: own })('queryAllCountryList', {}));
    expect(requests).toEqual(['GET application/x-www-form-urlencoded of-own-fetch MA 1.0.0']);
  });

  it('treats a gateway’s 200 with success false as a failure', async () => {
    mode = 'gateway';
    expect(await failureOf(client()('queryAllCountryList', {}))).toMatchObject({
      kind: 'refused',
      code: 77,
      message: 'Non',
    });
  });

  it('treats a response without an envelope as a network failure', async () => {
    mode = 'rubbish';
    expect(await failureOf(client()('queryAllCountryList', {}))).toMatchObject({ kind: 'network', message: '' });
  });

  it('retries where that is safe, and never a login', async () => {
    mode = 'once';
    await client()('queryAllCountryList', {});
    expect(requests).toHaveLength(2);
    expect(await failureOf(client()('login', { userName: 'a', password: 'b' }))).toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('times out without a response', async () => {
    mode = 'silence';
    expect(await failureOf(client(150)('queryAllCountryList', {}))).toMatchObject({ kind: 'timeout' });
  });

  it('times out when an in-process API takes too long', async () => {
    const call = createCaller({ baseURL: '', timeout: 50, identity, inProcess: () => new Promise(() => {}) });
    expect(await failureOf(call('queryAllCountryList', {}))).toMatchObject({ kind: 'timeout' });
  });

  it('reports an unreachable service', async () => {
    const call = createCaller({ baseURL: 'http://127.0.0.1:1', timeout: 1000, identity });
    expect(await failureOf(call('queryAllCountryList', {}))).toMatchObject({ kind: 'network' });
  });
});
