import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '@/lib/http/call-failure';
import { AddressList } from '@/lib/server/platform/address-list';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';
import { countResponses } from '@/lib/server/programs/metrics/start-metrics';
import { currentVisit, markFailedRead, outsideVisit } from '@/lib/server/platform/page-visit';

const AWAY = new CallFailure({ kind: 'network' });
const REQUEST_ID = 'request-of-a-test';

/** Pages by path. Like in Next, they load data before they respond. */
const PAGES: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
  '/whole': async () => undefined,
  '/away': async () => markFailedRead('queryTrack', AWAY),
  '/wrong': async () => markFailedRead('queryTrack', new CallFailure({ kind: 'refused', status: 500 })),
  '/refused': async () =>
    markFailedRead('queryTrack', new CallFailure({ kind: 'refused', message: 'Nothing found', code: 1, status: 404 })),
  '/earlier': async () => outsideVisit(async () => markFailedRead('countries', AWAY)),
  '/moved': async (response) => {
    markFailedRead('readShortLink', AWAY);
    response.writeHead(307, { location: '/gh-en' });
  },
  '/begun': async (response) => {
    response.writeHead(200);
    markFailedRead('queryTrack', AWAY);
  },
};

const metrics = createMetrics();
const log = { info: vi.fn(), warn: vi.fn() };
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createFrontServer({
    api: null,
    pages: async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      // Other requests run at the same moment.
      await wait(1);
      await PAGES[url]!(response);
      response.end(currentVisit()?.requestId);
    },
    trustedProxies: new AddressList(['127.0.0.1']),
  });
  countResponses(server, { log } as never, metrics);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void vi.clearAllMocks());

const open = (path: string) => fetch(origin + path, { redirect: 'manual', headers: { 'x-request-id': REQUEST_ID } });
const requestCounts = async () => {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith('pages_failed_total{'));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe('a page that is rendered for a request', () => {
  it.each([
    ['/whole', 200],
    ['/refused', 200],
    ['/earlier', 200],
    ['/away', 503],
    ['/wrong', 503],
    // The head was sent earlier, or the response is no page.
    ['/begun', 200],
    ['/moved', 307],
  ])('%s returns %i', async (path, status) => {
    expect((await open(path)).status).toBe(status);
  });

  it('has a retry time and is stored nowhere', async () => {
    const { headers } = await open('/away');
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await open('/whole')).headers.get('retry-after')).toBeNull();
  });

  it('has a visit of its own while other pages are rendered', async () => {
    const responses = await Promise.all(['/whole', '/away', '/whole', '/wrong'].map(open));
    expect(responses.map(({ status }) => status)).toEqual([200, 503, 200, 503]);
    expect(await responses[0]!.text()).toBe(REQUEST_ID);
    expect(currentVisit()).toBeNull();
  });

  it.each(['/away', '/begun'])('%s is counted and logged with the failed calls', async (path) => {
    const before = await requestCounts();
    await open(path);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
    expect(log.warn.mock.calls[0]).toMatchObject([{ requestId: REQUEST_ID, failed: ['queryTrack'] }, 'page failed']);
    expect(log.info).not.toHaveBeenCalled();
    expect(await requestCounts()).toBe(before + 1);
  });

  it('is not logged as failed if a call was refused', async () => {
    const before = await requestCounts();
    await open('/refused');
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1));
    expect(log.warn).not.toHaveBeenCalled();
    expect(await requestCounts()).toBe(before);
  });
});
