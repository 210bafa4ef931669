import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsePrefix } from '@/lib/market/prefix';
import { CLIENT_ADDRESS_HEADER } from './client-address';
import { MAX_BODY_BYTES } from './read-input';
import { ASKED_CODE, cookieIn, FORM_SESSION, hiddenCookie, isSecure } from './form-session';
import { relayForm } from './relay-form';
import { isSameOrigin } from '@/lib/server/web/forms/same-origin';
import { SECURITY_HEADERS } from '@/lib/server/web/api/security-headers';
import { acceptsJson } from './submit-form';

const WITHIN_MS = 4500;

/** Of the browser's request. */
const READ = [
  'accept',
  'content-type',
  'cookie',
  'idempotency-key',
  'origin',
  'token',
  'user-agent',
  'x-forwarded-proto',
];

/** A page's own form, as `formAction` writes it. */
export const IS_FORM = /^\/api\/form\/[a-z]+$/;

const OWN_PAGE = /^\/([a-z]{2}-[a-z]{2})(?:\/[\w/-]+)?(?:\?[\w=&.%+~-]+)?(?:#[\w.-]+)?$/;

/** Only to a page of ours: whatever the gateway answers, no visitor is redirected elsewhere. */
function isOwnPage(location: string | null): location is string {
  const [, prefix = ''] = OWN_PAGE.exec(location ?? '') ?? [];
  return parsePrefix(prefix) !== null;
}

const OWN_COOKIES = [FORM_SESSION, ASKED_CODE];
const SEALED = /^[\w-]+$/;

/** The cookies of the simple pages, which the gateway sealed; no other one is its business. */
function ownCookies(headers: Headers): string {
  const own = OWN_COOKIES.map((name) => [name, cookieIn(headers, name) ?? ''] as const);
  return own.flatMap(([name, value]) => (SEALED.test(value) ? [`${name}=${value}`] : [])).join('; ');
}

/** The same ones as the gateway sets them, with attributes of our own. */
function cookiesSet(answer: Response, secure: boolean): string[] {
  return answer.headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^(\w+)=([\w-]*)(?:;|$)/.exec(line) ?? [];
    if (!OWN_COOKIES.includes(name)) return [];
    const life = /;\s*Max-Age=(\d{1,9})\b/i.exec(line)?.[1];
    return [hiddenCookie(name, value, secure, life === undefined ? undefined : Number(life))];
  });
}

/** Null for one that is too large. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    size += bytes.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The headers that the form's own service reads; it cannot judge the origin of a form that was sent to this host. */
function headersFor(request: IncomingMessage, gateway: string, cookie: string): Record<string, string> {
  return {
    ...(cookie !== '' && { cookie }),
    'content-type': request.headers['content-type'] ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
    origin: new URL(gateway).origin,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': String(request.headers[CLIENT_ADDRESS_HEADER] ?? ''),
  };
}

/**
 * Where a gateway answers instead of the embedded API. A form that a page's script sends becomes the gateway's own call.
 * One that the browser sent by itself is forwarded as it is, with the sealed cookies of the simple pages, and the visitor is
 * redirected to the page the gateway names;
 * without such an answer it answers 502 or 503, and the Back button shows what was typed.
 */
export async function forwardForm(
  gateway: string,
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (response: ServerResponse, status: number, allow?: string) => void,
): Promise<void> {
  const { url = '' } = request;
  if (request.method !== 'POST') return refuse(response, 405, 'POST');
  if (!isSameOrigin(new Headers(pick(request, ['sec-fetch-site', 'origin', 'host'])))) return refuse(response, 403);
  const body = await bodyOf(request);
  if (!body) return refuse(response, 413);
  const headers = new Headers(pick(request, READ));
  if (acceptsJson(headers)) {
    const address = String(request.headers[CLIENT_ADDRESS_HEADER] ?? '');
    const answer = await relayForm({ gateway, address, within: WITHIN_MS }, url, headers, body);
    const all = { ...SECURITY_HEADERS, ...answer.headers, 'content-type': 'application/json' };
    response.writeHead(answer.status, all).end(JSON.stringify(answer.body));
    return;
  }
  const target = `${gateway.replace(/\/+$/, '')}${url.slice('/api'.length)}`;
  const answer = await fetch(target, {
    method: 'POST',
    headers: headersFor(request, gateway, ownCookies(headers)),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null);
  if (!answer) return refuse(response, 503);
  const location = answer.headers.get('location');
  await answer.body?.cancel();
  if (answer.status === 303 && isOwnPage(location)) {
    const cookies = cookiesSet(answer, isSecure(headers));
    response.writeHead(303, {
      location,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.end();
    return;
  }
  refuse(response, answer.status === 429 ? 429 : 502);
}

export function pick({ headers }: IncomingMessage, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}
