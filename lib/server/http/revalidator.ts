import 'server-only';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REVALIDATE_HEADER, type Revalidation } from './page-cache';

/** Milliseconds; longer than a read may take (lib/server/caller.ts). Who waits gets the stale page after that. */
const TIMEOUT_MS = 5000;
/** Milliseconds after a failure in which nothing is revalidated: stale pages are answered meanwhile. */
const PAUSE_MS = 3000;
const LOOPBACK = '127.0.0.1';

interface Settings {
  /** Next's own handler. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Next's `previewModeId`: the value of the header by which Next knows a revalidation of its own server. */
  token: string;
  /** Turkish pages are rendered under their own host alone. */
  turkishHost?: string | undefined;
}

/** The `previewModeId` of the build. Throws where there is no build. */
export async function readPreviewModeId(): Promise<string> {
  const manifest = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')) as {
    preview: { previewModeId: string };
  };
  return manifest.preview.previewModeId;
}

/** Next on a free port of the loopback interface, for requests that carry the token; answers the port. */
async function listen({ pages, token }: Settings): Promise<number> {
  const server = createServer((incoming, response) => {
    if (incoming.headers[REVALIDATE_HEADER] !== token) return void response.writeHead(404).end();
    pages(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, LOOPBACK, ready));
  server.unref();
  return (server.address() as AddressInfo).port;
}

/**
 * On-demand revalidation of stored pages. Its requests go to a server of their own: the front door drops the header that they need
 * from whatever visitors send.
 */
export async function createRevalidator(settings: Settings): Promise<Revalidation> {
  const { token, turkishHost } = settings;
  const port = await listen(settings);
  const hostOf = (path: string) => (turkishHost && /^\/tr-/.test(path) ? turkishHost : 'localhost');
  const underWay = new Map<string, Promise<void>>();
  let pausedUntil = 0;
  const send = (path: string) =>
    new Promise<void>((resolve) => {
      const done = (succeeded: boolean) => {
        if (!succeeded) pausedUntil = Date.now() + PAUSE_MS;
        resolve();
      };
      const headers = { host: hostOf(path), [REVALIDATE_HEADER]: token };
      const options = { host: LOOPBACK, port, path: encodeURI(path), method: 'HEAD', headers, timeout: TIMEOUT_MS };
      const sent = request(options);
      sent.on('response', (response) => {
        response.resume();
        done(response.statusCode! < 500);
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => done(false));
      sent.end();
    });
  return {
    token,
    async revalidate(path) {
      if (Date.now() < pausedUntil) return;
      const begun = underWay.get(path) ?? send(path).finally(() => underWay.delete(path));
      underWay.set(path, begun);
      await begun;
    },
  };
}
