import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decideRoute } from '@/lib/routing/decide-route';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import type { RouteConfig } from '@/lib/routing/route-config';
import { acceptedCoding } from '../pages/accepted-coding';
import { takePage, wantPage } from '../pages/hand-over';
import { bytesOf, type KeptPage, type KeptPages } from '../pages/kept-pages';
import type { FileHandler } from './build-files';

/** Parameters by which others count visits: a page is the same with and without them. */
const COUNTING = /^(?:utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*$/;

/** The path of a page that may be kept; null for every other request. */
function pathAsked({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  // Flight data for Next's router.
  if (headers.rsc !== undefined || headers['next-router-prefetch'] !== undefined) return null;
  const [path = '', query = ''] = url.split('?', 2);
  return query === '' || query.split('&').every((each) => COUNTING.test(each)) ? path : null;
}

/** RFC 9110: weak comparison, as for every GET. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, etag } = page;
  if (isKnown(request.headers['if-none-match'], etag)) return void response.writeHead(304, { ...headers, etag }).end();
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const bytes = bytesOf(page, coding);
  response.writeHead(200, {
    ...headers,
    etag,
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** What Next sends with a stored page that belongs to the page and not to this answer of it. */
function pageHeaders(response: ServerResponse, stored: Readonly<Record<string, string>>): Record<string, string> {
  const text = (name: string) => response.getHeader(name)?.toString();
  const own = Object.entries(stored).filter(([name]) => !/^x-next|^set-cookie$/i.test(name));
  const cacheControl = text('cache-control');
  return {
    ...PAGE_HEADERS,
    ...Object.fromEntries(own),
    vary: text('vary') ?? 'accept-encoding',
    ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
  };
}

const secondsOf = (response: ServerResponse) =>
  Number(/s-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);

/** Keeps the page that Next answers this request with, when it is a stored one and up to date. */
function watch(path: string, response: ServerResponse, kept: KeptPages): void {
  wantPage(path);
  response.once('close', () => {
    const page = takePage(path);
    const fresh = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT';
    if (page && fresh) void kept.keep(path, page, pageHeaders(response, page.headers), secondsOf(response));
  });
}

/** Answers stored pages before Next, from their ready bytes; a page that Next answers is kept for the next time. */
export function answerKept(kept: KeptPages, config: RouteConfig): FileHandler {
  return (request, response) => {
    const path = pathAsked(request);
    if (path === null) return false;
    const host = request.headers.host ?? '';
    if (decideRoute({ host, pathname: path, search: '', cookies: {}, config }).kind !== 'serve') return false;
    const page = kept.find(path);
    if (page) send(page, request, response);
    else watch(path, response, kept);
    return page !== null;
  };
}
