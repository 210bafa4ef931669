import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { isPosted } from '@/lib/routing/answered-pages';
import { HIDE_HEAD_SCRIPT } from '@/lib/routing/hidden-head';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { ApiError } from '../platform/errors';
import type { AddressList } from '../platform/address-list';
import { failureAnswer } from '@/lib/server/web/api/answer';
import type { PageHandler } from '@/lib/server/web/stored-pages/answer-kept';
import { noteSource } from './answer-source';
import type { FileHandler } from '@/lib/server/web/front-server/build-files';
import { contentSecurityPolicy } from '@/lib/server/web/front-server/content-security-policy';
import { forwardForm, IS_FORM } from './forward-form';
import { inspectTarget, canonicalTarget } from '@/lib/server/web/front-server/inspect-target';
import { stripHeaders } from './strip-headers';
import { takePosted } from '@/lib/server/web/forms/take-posted';

export interface FrontDoorSettings {
  /** The embedded API; null when a gateway answers instead. */
  api: RequestListener | null;
  /** The gateway's base URL, where one answers: the pages' own forms are forwarded to it. */
  gateway?: string | undefined;
  /** Next's own handler. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers stored pages from their ready bytes; none where there is no build. */
  kept?: PageHandler;
  /** Answers what needs no page; none where there is no build. */
  files?: FileHandler;
  trustedProxies: AddressList;
  /** Before Next's development server, whose hot reload needs web sockets and scripts that our policy forbids. */
  development?: boolean;
}

/**
 * The server before Next (node:http). It refuses what Next answers badly (malformed or foreign targets 400, odd methods
 * 405), drops headers that only Next may set, and gives `/api` to the API without passing through Next.
 */
export function createFrontDoor(settings: FrontDoorSettings): Server {
  const { api, gateway, pages, kept, files, trustedProxies, development = false } = settings;
  const answer = (request: IncomingMessage, response: ServerResponse, isApi: boolean): void => {
    stripHeaders(request, trustedProxies);
    if (isApi) noteSource(response, 'call');
    if (isApi && api) return api(request, response);
    if (isApi && gateway && IS_FORM.test(request.url ?? '')) {
      forwardForm(gateway, request, response, refuse).catch(() => response.destroy());
      return;
    }
    if (isApi) return refuse(response, 404);
    const tidy = canonicalTarget(request.url ?? '');
    if (tidy) return redirect(response, tidy);
    if (files?.(request, response)) return noteSource(response, 'file');
    noteSource(response, 'page');
    if (!development) guardScripts(request, response);
    drawPage(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  };
  const drawPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const refusal = isPosted(request.method, path) ? await takePosted(request) : null;
    if (refusal === null) await pages(request, response);
    else refuse(response, refusal);
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    (request, response) => {
      const isApi = IS_API.test(request.url ?? '');
      const refusal = hasOneHost(request) ? inspectTarget(request.method, request.url) : BAD;
      if (refusal) return (isApi ? refuseCall : refuse)(response, refusal.status, refusal.allow);
      const otherwise = () => answer(request, response, isApi);
      if (isApi || !kept) otherwise();
      else kept(request, response, otherwise);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable) socket.end(unreadable(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400));
  });
  // Expectations may be ignored; node would answer them itself.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // CONNECT and Upgrade are not offered; without these listeners node would leave some sockets open.
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  if (!development)
    server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
  return server;
}

const BAD = { status: 400, allow: undefined } as const;

/** HTTP/1.1 asks for one Host; node would refuse without our headers, and takes the first of two. */
function hasOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 ? Boolean(headers.host) : hosts === 0 && httpVersion === '1.0';
}

const IS_API = /^\/api(\/|\?|$)/;

const POLICY = 'content-security-policy';
/** The frame's one script that Next gives no nonce. */
const FRAME_SCRIPT = `'sha256-${createHash('sha256').update(HIDE_HEAD_SCRIPT).digest('base64')}'`;

/**
 * A page rendered for this request gets a nonce: Next reads it from the request's policy. Stored pages bring a policy of
 * their own, so ours is only added to answers that have none when their head is written.
 */
function guardScripts(request: IncomingMessage, response: ServerResponse): void {
  const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, FRAME_SCRIPT]);
  request.headers[POLICY] = policy;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!response.headersSent && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy);
    return writeHead(...head);
  };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { ...PAGE_HEADERS, location }).end();
}

const REFUSAL_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  connection: 'close',
};

function refuse(response: ServerResponse, status: number, allow?: string): void {
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...(allow && { allow }) };
  response.writeHead(status, headers).end(`${status}\n`);
}

/** The envelope for a call that could not be read; in English, since its headers were not read either. */
function envelope(status: number): string {
  const error = new ApiError(status === 405 ? 'methodNotAllowed' : 'malformed');
  return JSON.stringify(failureAnswer(error, FALLBACK_LANGUAGE).body);
}

function refuseCall(response: ServerResponse, status: number, allow?: string): void {
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'application/json', ...(allow && { allow }) };
  response.writeHead(status, headers).end(envelope(status));
}

/** The answer to bytes that are no HTTP request; it is an envelope because they may have been meant as a call. */
function unreadable(status: 400 | 431): string {
  const body = envelope(status);
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
