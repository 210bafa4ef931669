import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAsked } from '@/lib/routing/answered-pages';
import { decideRoute, type RouteDecision } from '@/lib/routing/decide-route';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import type { RouteConfig } from '@/lib/routing/route-config';
import { acceptedCoding } from './accepted-coding';
import type { KeptPages } from './kept-pages';
import { isDataPart, readDataAddress } from '../../pages/page-data';
import { bytesOf } from './press-page';
import type { ReadyPart } from './ready-parts';
import { DOCUMENT } from '../../pages/shared-with-cache';
import { canonicalTarget } from '@/lib/server/web/front-server/inspect-target';
import { noteSource } from '@/lib/server/http/answer-source';
import { SECURITY_HEADERS } from '@/lib/server/web/api/security-headers';

/** Takes a request, or calls `otherwise` for one that it leaves alone; both may happen later. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** Which part of a page is asked for: the document, flight data as a whole ('') or that of one segment. */
function partAsked({ headers }: IncomingMessage): string {
  if (headers.rsc !== '1') return DOCUMENT;
  return headers['next-router-segment-prefetch']?.toString() ?? '';
}

/** What may be kept, as a page and the name of a part; null for every other request. */
function askedFor(request: IncomingMessage): { path: string; name: string } | null {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query = ''] = url.split('?', 2);
  const data = readDataAddress(path);
  if (data) return data;
  // Whatever else stands in an address, its page is the same: what others count visits by, and what scripts read.
  return isAsked(path, query) ? null : { path, name: partAsked(request) };
}

/** RFC 9110: weak comparison, as for every GET. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function send(part: ReadyPart, request: IncomingMessage, response: ServerResponse): void {
  noteSource(response, 'stored');
  const { etag } = part;
  const headers = { ...PAGE_HEADERS, ...part.headers, etag };
  if (part.status === 200 && isKnown(request.headers['if-none-match'], etag))
    return void response.writeHead(304, headers).end();
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const bytes = bytesOf(part, coding);
  response.writeHead(part.status, {
    ...headers,
    'content-length': bytes.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Data that are nowhere: nothing is drawn for that. */
function refuse(response: ServerResponse): void {
  response.writeHead(404, SECURITY_HEADERS).end();
}

/** What is served and is no page of a market. */
const NEVER_KEPT: readonly RouteDecision['reason'][] = ['not-a-page', 'short-link'];

/** Answers stored pages before Next, from their ready bytes. */
export function answerKept(kept: KeptPages, config: RouteConfig): PageHandler {
  return (request, response, next) => {
    const asked = askedFor(request);
    if (asked === null) return next();
    const { path, name } = asked;
    const otherwise = isDataPart(name) ? () => refuse(response) : next;
    // Behind this door another spelling of a page is led to the page.
    if (canonicalTarget(path) !== null) return otherwise();
    const host = request.headers.host ?? '';
    const decision = decideRoute({ host, pathname: path, search: '', cookies: {}, config });
    if (decision.kind !== 'serve' || NEVER_KEPT.includes(decision.reason)) return otherwise();
    const found = kept.find(path, name);
    if (found) return send(found, request, response);
    kept
      .fetch(path, name)
      .then((fetched) => {
        if (fetched) send(fetched, request, response);
        else otherwise();
      })
      .catch(() => response.destroy());
  };
}
