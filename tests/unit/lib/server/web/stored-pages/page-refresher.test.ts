import type { AddressInfo } from 'node:net';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrontServer } from '@/lib/server/web/front-server/front-server';
import { REVALIDATE_HEADER } from '@/lib/server/web/stored-pages/page-cache';
import { inBackground, isInBackground } from '@/lib/server/platform/background';
import { openLoopback } from '@/lib/server/web/stored-pages/loopback';
import { createPageRefresher } from '@/lib/server/web/stored-pages/page-refresher';
import { AddressList } from '@/lib/server/platform/address-list';

const TOKEN = 'the-preview-mode-id';

/** Requests to Next, with their ports. */
let requests: { path: string; host: string; token: unknown; port: number }[];
let status: number;
let cacheControl: string;

const pages = async ({ url = '', headers, socket }: IncomingMessage, response: ServerResponse) => {
  requests.push({ path: url, host: headers.host!, token: headers[REVALIDATE_HEADER], port: socket.localPort! });
  response.writeHead(status, { 'cache-control': cacheControl }).end();
};

beforeEach(() => {
  requests = [];
  status = 200;
  cacheControl = 's-maxage=600, stale-while-revalidate=60';
});

const statusOf = (port: number, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path: '/gh-en', headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    clientRequest.on('error', reject).end();
  });

const open = async (turkishHost?: string) =>
  createPageRefresher(await openLoopback({ pages, token: TOKEN, turkishHost }));

describe('rendering a page again', () => {
  it('requests the page under its host with the token, and returns if Next stored it', async () => {
    const refreshPage = await open('tr.example');
    expect(await refreshPage('/gh-en/rates')).toBe('stored');
    status = 404;
    cacheControl = 'private, no-cache, no-store';
    expect(await refreshPage('/tr-tr/rates')).toBe('dynamic');
    expect(requests).toMatchObject([
      { path: '/gh-en/rates', host: 'localhost', token: TOKEN },
      { path: '/tr-tr/rates', host: 'tr.example', token: TOKEN },
    ]);
  });

  it('requests once for several waiting requests', async () => {
    const refreshPage = await open();
    await Promise.all([refreshPage('/gh-en'), refreshPage('/gh-en'), refreshPage('/gh-en/rates')]);
    expect(requests.map(({ path }) => path).sort()).toEqual(['/gh-en', '/gh-en/rates']);
  });

  it('pauses after a failure and does not reject', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const refreshPage = await open();
      status = 500;
      expect(await refreshPage('/gh-en')).toBe('failed');
      expect(await refreshPage('/gh-en')).toBe('failed');
      expect(requests).toHaveLength(1);
      vi.advanceTimersByTime(3001);
      status = 200;
      expect(await refreshPage('/gh-en')).toBe('stored');
      expect(requests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports a waiting visitor, and marks other rendering as background work', async () => {
    const reasons: string[] = [];
    const backgrounds: boolean[] = [];
    const notingPages: typeof pages = (request, response) => {
      backgrounds.push(isInBackground());
      return pages(request, response);
    };
    const requestNext = await openLoopback({ pages: notingPages, token: TOKEN });
    const refreshPage = createPageRefresher(requestNext, (outcome, reason) => reasons.push(`${outcome} ${reason}`));
    await refreshPage('/gh-en');
    await inBackground(() => refreshPage('/gh-en/rates'));
    expect(backgrounds).toEqual([false, true]);
    expect(reasons).toEqual(['stored visitor', 'stored ahead']);
  });

  it('is closed to visitors: its port requires the token, which our server drops', async () => {
    const refreshPage = await open();
    await refreshPage('/gh-en');
    const [{ port } = { port: 0 }] = requests.splice(0);
    expect(await statusOf(port, {})).toBe(404);
    expect(await statusOf(port, { [REVALIDATE_HEADER]: 'guess' })).toBe(404);
    expect(requests).toEqual([]);
    const server = createFrontServer({ api: null, pages, trustedProxies: new AddressList([]) });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    try {
      expect(await statusOf((server.address() as AddressInfo).port, { [REVALIDATE_HEADER]: TOKEN })).toBe(200);
      expect(requests.map(({ token }) => token)).toEqual([undefined]);
    } finally {
      await new Promise((closed) => server.close(closed).closeAllConnections());
    }
  });
});
