import type { AddressInfo } from 'node:net';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrontDoor } from '@/lib/server/http/front-door';
import { REVALIDATE_HEADER } from '@/lib/server/web/stored-pages/page-cache';
import { openLoopback } from '@/lib/server/http/loopback';
import { createRedrawer } from '@/lib/server/http/redrawer';
import { AddressList } from '@/lib/server/platform/address-list';

const TOKEN = 'the-preview-mode-id';

/** What Next was asked, and on which port. */
let asked: { path: string; host: string; token: unknown; port: number }[];
let status: number;
let cacheControl: string;

const pages = async ({ url = '', headers, socket }: IncomingMessage, response: ServerResponse) => {
  asked.push({ path: url, host: headers.host!, token: headers[REVALIDATE_HEADER], port: socket.localPort! });
  response.writeHead(status, { 'cache-control': cacheControl }).end();
};

beforeEach(() => {
  asked = [];
  status = 200;
  cacheControl = 's-maxage=600, stale-while-revalidate=60';
});

const statusOf = (port: number, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/gh-en', headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on('error', reject).end();
  });

const open = async (turkishHost?: string) => createRedrawer(await openLoopback({ pages, token: TOKEN, turkishHost }));

describe('drawing a page again', () => {
  it('asks Next for the page under its host, with the token, and tells whether Next stores it', async () => {
    const redraw = await open('tr.example');
    expect(await redraw('/gh-en/rates')).toBe('stored');
    status = 404;
    cacheControl = 'private, no-cache, no-store';
    expect(await redraw('/tr-tr/rates')).toBe('dynamic');
    expect(asked).toMatchObject([
      { path: '/gh-en/rates', host: 'localhost', token: TOKEN },
      { path: '/tr-tr/rates', host: 'tr.example', token: TOKEN },
    ]);
  });

  it('asks once for a page that several requests wait for', async () => {
    const redraw = await open();
    await Promise.all([redraw('/gh-en'), redraw('/gh-en'), redraw('/gh-en/rates')]);
    expect(asked.map(({ path }) => path).sort()).toEqual(['/gh-en', '/gh-en/rates']);
  });

  it('pauses after a failure and does not reject', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const redraw = await open();
      status = 500;
      expect(await redraw('/gh-en')).toBe('failed');
      expect(await redraw('/gh-en')).toBe('failed');
      expect(asked).toHaveLength(1);
      vi.advanceTimersByTime(3001);
      status = 200;
      expect(await redraw('/gh-en')).toBe('stored');
      expect(asked).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is closed to visitors: its port wants the token, and the front door drops it', async () => {
    const redraw = await open();
    await redraw('/gh-en');
    const [{ port } = { port: 0 }] = asked.splice(0);
    expect(await statusOf(port, {})).toBe(404);
    expect(await statusOf(port, { [REVALIDATE_HEADER]: 'guess' })).toBe(404);
    expect(asked).toEqual([]);
    const door = createFrontDoor({ api: null, pages, trustedProxies: new AddressList([]) });
    await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
    try {
      expect(await statusOf((door.address() as AddressInfo).port, { [REVALIDATE_HEADER]: TOKEN })).toBe(200);
      expect(asked.map(({ token }) => token)).toEqual([undefined]);
    } finally {
      await new Promise((closed) => door.close(closed).closeAllConnections());
    }
  });
});
