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
import { AGENT_FILES } from '@/lib/contract/developers/docs-address';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { isPostToPage } from '@/lib/routing/result-pages';
import { NASTALIQ_SCRIPT } from '@/lib/i18n/nastaliq-script';
import { HIDE_HEAD_SCRIPT } from '@/lib/routing/hidden-head';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { ApiError } from '../../platform/errors';
import type { AddressList } from '../../platform/address-list';
import { duringVisit, type PageVisit } from '../../platform/page-visit';
import { failureResponse } from '../api/call-response';
import type { PageHandler } from '../stored-pages/serve-stored';
import { setResponseSource, setResponseVisit } from './response-source';
import type { FileHandler } from './build-files';
import { contentSecurityPolicy } from './content-security-policy';
import { refuseForm } from '../forms/form-page';
import { forwardForm, FORM_PATH } from '../forms/forward-form';
import { inspectTarget, canonicalTarget } from './inspect-target';
import { assignRequestId, referenceHeaders, requestIdOf } from '../api/request-id';
import { stripHeaders } from './strip-headers';
import { takePostedBody } from '../forms/take-posted-body';

export interface FrontServerSettings {
  /** Embedded API. Null if a gateway replaces it. */
  api: RequestListener | null;
  /** Base URL of the gateway, if any. The pages' own forms are forwarded to it. */
  gateway?: string | undefined;
  /** Handler of Next. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Sends stored pages from ready bytes. Undefined without a build. */
  storedPages?: PageHandler;
  /** Sends files that need no page. Undefined without a build. */
  files?: FileHandler;
  trustedProxies: AddressList;
  /** True before Next's development server. Its hot reload needs web sockets and scripts that our policy forbids. */
  development?: boolean;
}

/** Renders a page, also for a form that was sent to it. A form that cannot be read gets a page with the reason. */
async function renderOrRefuse(pages: FrontServerSettings['pages'], request: IncomingMessage, response: ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const refusal = isPostToPage(request.method, path) ? await takePostedBody(request) : null;
  if (refusal === null) await pages(request, response);
  else refuseForm(request, response, refusal);
}

/** Responds to requests that no handler gets: unreadable ones, expectations, CONNECT and Upgrade. */
function respondToOddRequests(server: Server, development: boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return;
    // Browsers open connections in advance. They repeat the request after a 408, and would show any other response as
    // the page.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.end(REQUEST_TIMEOUT);
    else socket.end(unreadableResponse(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400));
  });
  // Expectations may be ignored. Node would respond to them itself.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // CONNECT and Upgrade are not supported. Without these listeners, Node would leave some sockets open.
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  if (!development)
    server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
}

/** Limits in milliseconds and bytes. `hasOneHost` checks the Host header instead of Node. */
const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  requireHostHeader: false,
};

/**
 * Creates the HTTP server before Next. It refuses requests that Next handles badly: 400 for malformed or foreign
 * targets, 405 for unusual methods, 414 for long targets. It removes headers that only Next may set, and passes `/api`
 * to the API without Next.
 */
export function createFrontServer(settings: FrontServerSettings): Server {
  const { api, gateway, pages, storedPages, files, trustedProxies, development = false } = settings;
  const respond = (request: IncomingMessage, response: ServerResponse, isApi: boolean): void => {
    stripHeaders(request, trustedProxies);
    if (isApi) setResponseSource(response, 'call');
    if (isApi && api) return api(request, response);
    if (isApi && gateway && FORM_PATH.test(request.url ?? '')) {
      forwardForm(gateway, request, response).catch(() => response.destroy());
      return;
    }
    if (isApi) return refuse(response, 404);
    const canonical = canonicalTarget(request.url ?? '');
    if (canonical) return redirect(response, canonical);
    if (files?.(request, response)) return setResponseSource(response, 'file');
    setResponseSource(response, 'page');
    const visit: PageVisit = { requestId: requestIdOf(request.headers), failed: [] };
    setResponseVisit(response, visit);
    sendFailedPageAs503(response, visit);
    if (!development) guardScripts(request, response);
    duringVisit(visit, () => renderOrRefuse(pages, request, response)).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  };
  const server = createServer(CONNECTION_LIMITS, (request, response) => {
    assignRequestId(request, trustedProxies);
    if (AGENT_FILES.includes(request.url ?? '')) request.url = `/api${request.url}`;
    const isApi = API_ADDRESS.test(request.url ?? '');
    const refusal = hasOneHost(request) ? inspectTarget(request.method, request.url) : BAD_REQUEST;
    // Stored pages write these headers with their head, which is faster.
    const setReferenceHeaders = () => response.setHeaders(new Map(Object.entries(referenceHeaders(request))));
    if (refusal) setReferenceHeaders();
    if (refusal) return (isApi ? refuseCall : refuse)(response, refusal.status, refusal.allow);
    const renderResponse = () => {
      setReferenceHeaders();
      respond(request, response, isApi);
    };
    if (isApi || !storedPages) renderResponse();
    else storedPages(request, response, renderResponse);
  });
  respondToOddRequests(server, development);
  return server;
}

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const BAD_REQUEST = { status: 400, allow: undefined } as const;

/**
 * Returns true for one Host header that is not empty, and for none in HTTP/1.0. Node's own check would respond without
 * our headers, and accepts the first of two.
 */
function hasOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 ? Boolean(headers.host) : hosts === 0 && httpVersion === '1.0';
}

const API_ADDRESS = /^\/api(\/|\?|$)/;

const POLICY_HEADER = 'content-security-policy';
/** Hashes of the frame's scripts, to which Next gives no nonce. */
const FRAME_SCRIPTS = [HIDE_HEAD_SCRIPT, NASTALIQ_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/**
 * Sets the policy of a page rendered for this request. Next reads the nonce from the request's policy. Stored pages
 * have their own policy, so ours is added only to responses without one when their head is written.
 */
function guardScripts(request: IncomingMessage, response: ServerResponse): void {
  const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, ...FRAME_SCRIPTS]);
  request.headers[POLICY_HEADER] = policy;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!response.headersSent && !response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, policy);
    return writeHead(...head);
  };
}

const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 5;

/**
 * Changes the status of a page with a failed load to 503, so that caches, monitors and search engines treat it as a
 * failure. Browsers show it like any page. If the head was sent before the failure, only metrics and log record it.
 */
function sendFailedPageAs503(response: ServerResponse, { failed }: PageVisit): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...[status, ...rest]: unknown[]) => {
    if (status !== 200 || failed.length === 0) return writeHead(status, ...rest);
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    response.setHeader('cache-control', 'no-store');
    return writeHead(UNAVAILABLE, ...rest);
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

/**
 * Returns the envelope for a call that could not be read. It is in English, because the headers were not read either.
 */
function refusalEnvelope(status: number): string {
  const error = new ApiError(status === 405 ? 'methodNotAllowed' : 'malformed');
  return JSON.stringify(failureResponse(error, FALLBACK_LANGUAGE).body);
}

function refuseCall(response: ServerResponse, status: number, allow?: string): void {
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'application/json', ...(allow && { allow }) };
  response.writeHead(status, headers).end(refusalEnvelope(status));
}

/**
 * Returns the response to bytes that are not an HTTP request. It is an envelope, because they may have been meant as a
 * call.
 */
function unreadableResponse(status: 400 | 431): string {
  const body = refusalEnvelope(status);
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
