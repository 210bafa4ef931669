import 'server-only';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { inBackground, isInBackground } from '../../platform/background';
import { REVALIDATE_HEADER } from './page-cache';

/** Timeout in milliseconds. A busy machine may need long for a page that no visitor sees yet. */
const TIMEOUT_MS = 20_000;
const LOOPBACK = '127.0.0.1';
/** Marks a request of background work (`inBackground`), which an HTTP request does not show otherwise. */
const BACKGROUND_HEADER = 'x-site-background';

interface Settings {
  /** Handler of Next. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Next's `previewModeId`: the header value by which Next recognises a revalidation from the same server. */
  token: string;
  /** Turkish pages are rendered only under their own host. */
  turkishHost?: string | undefined;
}

export interface LoopbackResponse {
  status: number;
  body: string;
  /** True for a page that Next stores. Other pages are rendered for each request. */
  isStored: boolean;
}

/** Requests a path from Next. Null if that failed or took too long. Never rejects. */
export type RequestNext = (path: string, method: 'GET' | 'HEAD') => Promise<LoopbackResponse | null>;

const Manifest = z.object({ preview: z.object({ previewModeId: z.string() }) });

/** Returns the `previewModeId` of the build. Throws without a build. */
export async function readPreviewModeId(): Promise<string> {
  const manifest = Manifest.parse(JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')));
  return manifest.preview.previewModeId;
}

/**
 * Starts Next on a free port of the loopback interface for requests with the token, and returns the port. The port is
 * exclusive to this process: cluster workers would share it, and would count as serving as soon as they listen on it.
 */
async function listen({ pages, token }: Settings): Promise<number> {
  const server = createServer((incoming, response) => {
    if (incoming.headers[REVALIDATE_HEADER] !== token) return void response.writeHead(404).end();
    const render = () => pages(incoming, response).catch(() => response.destroy());
    if (incoming.headers[BACKGROUND_HEADER] === '1') void inBackground(render);
    else void render();
  });
  await new Promise<void>((ready, failed) =>
    server.once('error', failed).listen({ port: 0, host: LOOPBACK, exclusive: true }, ready),
  );
  server.unref();
  return (server.address() as AddressInfo).port;
}

const isStored = ({ headers }: IncomingMessage) => /\bs-maxage=/.test(headers['cache-control'] ?? '');

/**
 * Opens a server for requests of the site to itself. Visitors cannot use it, because the site's server removes the
 * header that makes Next render a page again.
 */
export async function openLoopback(settings: Settings): Promise<RequestNext> {
  const { token, turkishHost } = settings;
  const port = await listen(settings);
  // A reused connection may be closed just as the next request is sent.
  const agent = new Agent({ keepAlive: false });
  const hostOf = (path: string) => (turkishHost && /^\/tr-/.test(path) ? turkishHost : 'localhost');
  return (path, method) =>
    new Promise((resolve) => {
      const background = isInBackground() && { [BACKGROUND_HEADER]: '1' };
      const headers = { host: hostOf(path), [REVALIDATE_HEADER]: token, ...background };
      const options = { host: LOOPBACK, port, path: encodeURI(path), method, headers, agent, timeout: TIMEOUT_MS };
      const clientRequest = request(options);
      clientRequest.on('response', (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode!, body, isStored: isStored(response) }),
          () => resolve(null),
        );
      });
      clientRequest.on('timeout', () => clientRequest.destroy());
      clientRequest.on('error', () => resolve(null));
      clientRequest.end();
    });
}
