import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decideRoute } from '@/lib/routing/decide-route';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import type { RouteConfig } from '@/lib/routing/route-config';
import { acceptedCoding } from '../pages/accepted-coding';
import type { KeptPages } from '../pages/kept-pages';
import { bytesOf } from '../pages/press-page';
import type { ReadyPart } from '../pages/ready-parts';
import { DOCUMENT } from '../pages/shared-with-cache';

/** Parameters by which others count visits, and by which Next's router tells its answers apart: the page is the same. */
const COUNTING = /^(?:(?:utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*|_rsc(?:=[^&]*)?)$/;

/** Takes a request, or calls `otherwise` for one that it leaves alone; both may happen later. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** Which part of a page is asked for: the document, flight data as a whole ('') or that of one segment. */
function partAsked({ headers }: IncomingMessage): string {
  if (headers.rsc !== '1') return DOCUMENT;
  return headers['next-router-segment-prefetch']?.toString() ?? '';
}

/** A path that is spelled as our links spell it: other spellings of a page are Next's own, and never kept. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

/** The path of a page that may be kept; null for every other request. */
function pathAsked({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query = ''] = url.split('?', 2);
  if (query !== '' && !query.split('&').every((each) => COUNTING.test(each))) return null;
  return isPlain(path) ? path : null;
}

/** RFC 9110: weak comparison, as for every GET. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function send(part: ReadyPart, request: IncomingMessage, response: ServerResponse): void {
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

/** Answers stored pages before Next, from their ready bytes. */
export function answerKept(kept: KeptPages, config: RouteConfig): PageHandler {
  return (request, response, otherwise) => {
    const path = pathAsked(request);
    if (path === null) return otherwise();
    const host = request.headers.host ?? '';
    const decision = decideRoute({ host, pathname: path, search: '', cookies: {}, config });
    if (decision.kind !== 'serve' || decision.reason === 'not-a-page') return otherwise();
    const name = partAsked(request);
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
