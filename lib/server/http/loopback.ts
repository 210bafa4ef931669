import 'server-only';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { REVALIDATE_HEADER } from '@/lib/server/web/stored-pages/page-cache';

/** Milliseconds: a busy machine may take long over a page that nobody has seen yet. */
const TIMEOUT_MS = 20_000;
const LOOPBACK = '127.0.0.1';

interface Settings {
  /** Next's own handler. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Next's `previewModeId`: the value of the header by which Next knows a revalidation of its own server. */
  token: string;
  /** Turkish pages are rendered under their own host alone. */
  turkishHost?: string | undefined;
}

export interface OwnAnswer {
  status: number;
  body: string;
  /** A page that Next stores; others are made for each request. */
  isStored: boolean;
}

/** Asks Next for a path; null when that failed or took too long, never rejects. */
export type AskNext = (path: string, method: 'GET' | 'HEAD') => Promise<OwnAnswer | null>;

/** The `previewModeId` of the build. Throws where there is no build. */
export async function readPreviewModeId(): Promise<string> {
  const manifest = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')) as {
    preview: { previewModeId: string };
  };
  return manifest.preview.previewModeId;
}

/**
 * Next on a free port of the loopback interface, for requests that carry the token; answers the port. Of this process alone:
 * those of a cluster would share it, and be taken for ones that serve as soon as they listen on it.
 */
async function listen({ pages, token }: Settings): Promise<number> {
  const server = createServer((incoming, response) => {
    if (incoming.headers[REVALIDATE_HEADER] !== token) return void response.writeHead(404).end();
    pages(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready, failed) =>
    server.once('error', failed).listen({ port: 0, host: LOOPBACK, exclusive: true }, ready),
  );
  server.unref();
  return (server.address() as AddressInfo).port;
}

const isStored = ({ headers }: IncomingMessage) => /\bs-maxage=/.test(headers['cache-control'] ?? '');

/**
 * Requests of the site to itself, by a server of their own: the front door drops the header by which Next draws a page
 * again, whatever it has, from what visitors send.
 */
export async function openLoopback(settings: Settings): Promise<AskNext> {
  const { token, turkishHost } = settings;
  const port = await listen(settings);
  // A connection kept for the next request may be closed as that one is sent.
  const agent = new Agent({ keepAlive: false });
  const hostOf = (path: string) => (turkishHost && /^\/tr-/.test(path) ? turkishHost : 'localhost');
  return (path, method) =>
    new Promise((resolve) => {
      const headers = { host: hostOf(path), [REVALIDATE_HEADER]: token };
      const options = { host: LOOPBACK, port, path: encodeURI(path), method, headers, agent, timeout: TIMEOUT_MS };
      const sent = request(options);
      sent.on('response', (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode!, body, isStored: isStored(response) }),
          () => resolve(null),
        );
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(null));
      sent.end();
    });
}
