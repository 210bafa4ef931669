import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isResultRequest } from '@/lib/routing/result-pages';
import { decideRoute } from '@/lib/routing/decide-route';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import type { RouteConfig } from '@/lib/routing/route-config';
import { acceptedCoding } from './accepted-coding';
import type { PageStore } from './page-store';
import { isDataPart, readDataAddress } from './page-data';
import { bytesOfPart } from './compress-page';
import type { ReadyPart } from './ready-parts';
import { DOCUMENT_PART } from './shared-with-cache';
import { canonicalTarget } from '../front-server/inspect-target';
import { setResponseSource } from '../front-server/response-source';
import { referenceHeaders } from '../api/request-id';
import { SECURITY_HEADERS } from '../api/security-headers';
import type { FindNotFoundAddress } from './unknown-address';

/** Handles a request, or calls `otherwise` to leave it to others. Either may happen after the call returns. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/**
 * Returns the requested part of a page: the document, all of its flight data (''), or the flight data of one segment.
 */
function requestedPart({ headers }: IncomingMessage): string {
  if (headers.rsc !== '1') return DOCUMENT_PART;
  return headers['next-router-segment-prefetch']?.toString() ?? '';
}

/** Returns the requested page and part. Null for requests that stored pages cannot handle. */
function requestedPage(request: IncomingMessage): { path: string; name: string } | null {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query = ''] = url.split('?', 2);
  const data = readDataAddress(path);
  if (data) return data;
  // Other parameters do not change the page: analytics and scripts read them.
  return isResultRequest(path, query) ? null : { path, name: requestedPart(request) };
}

/** Returns true if the header contains the tag, by weak comparison, as for every GET (RFC 9110). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function send(part: ReadyPart, request: IncomingMessage, response: ServerResponse): void {
  setResponseSource(response, 'stored');
  const { etag } = part;
  const headers = { ...PAGE_HEADERS, ...part.headers, ...referenceHeaders(request), etag };
  if (part.status === 200 && matchesEtag(request.headers['if-none-match'], etag))
    return void response.writeHead(304, headers).end();
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const bytes = bytesOfPart(part, coding);
  response.writeHead(part.status, {
    ...headers,
    'content-length': bytes.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Responds with 404 to a request for data that does not exist. Nothing is rendered. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { ...SECURITY_HEADERS, ...referenceHeaders(request) }).end();
}

/**
 * Returns the handler that sends stored pages before Next, from ready bytes. All unknown addresses of a market get the
 * same document, and all files that do not exist get another one. Rendering one for each address would cost as much as
 * a hundred stored pages.
 */
export function serveStored(
  store: PageStore,
  config: RouteConfig,
  findNotFoundAddress: FindNotFoundAddress,
): PageHandler {
  return (request, response, next) => {
    const pageRequest = requestedPage(request);
    if (pageRequest === null) return next();
    const { path, name } = pageRequest;
    const otherwise = isDataPart(name) ? () => refuse(request, response) : next;
    // Other spellings of a page are redirected to the page later.
    if (canonicalTarget(path) !== null) return otherwise();
    const host = request.headers.host ?? '';
    const decision = decideRoute({ host, pathname: path, search: '', cookies: {}, config });
    if (decision.kind !== 'serve' || decision.reason === 'short-link') return otherwise();
    const part = store.find(path, name);
    if (part) return send(part, request, response);
    const missing = name === DOCUMENT_PART ? findNotFoundAddress(path) : null;
    if (missing === null && decision.reason === 'not-a-page') return otherwise();
    const page = missing ?? path;
    const missingPage = missing === null ? null : store.find(page, name);
    if (missingPage) return send(missingPage, request, response);
    store
      .fetch(page, name)
      .then((page) => {
        if (page) send(page, request, response);
        else otherwise();
      })
      .catch(() => response.destroy());
  };
}
