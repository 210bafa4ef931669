import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorName } from '@/lib/contract/error-codes';
import { parsePrefix } from '@/lib/market/prefix';
import { CLIENT_ADDRESS_HEADER } from '../api/client-address';
import { MAX_BODY_BYTES } from '../api/read-input';
import { CODE_REQUEST_COOKIE, cookieIn, cookieNames, FORM_SESSION, hiddenCookie, isSecure } from './form-session';
import { refuseForm } from './form-page';
import { isSameOrigin } from './same-origin';

const TIMEOUT_MS = 4500;

/** Errors to show for the gateway's statuses. Any other status is shown as `unavailable`. */
const REFUSALS: Readonly<Record<number, ErrorName>> = { 422: 'invalid', 429: 'tooManyRequests' };

/** Headers to read from the browser's request. */
const READ_HEADERS = ['cookie', 'origin', 'x-forwarded-proto'];

/** Address of a page's own form, as `formAction` writes it. */
export const FORM_PATH = /^\/api\/form\/[a-z]+$/;

const OWN_PAGE = /^\/([a-z]{2}-[a-z]{2})(?:\/[\w/-]+)?(?:\?[\w=&.%+~-]+)?(?:#[\w.-]+)?$/;

/**
 * Returns true for a page of ours. A visitor is never redirected elsewhere, even if the gateway names another address.
 */
function isOwnPage(location: string | null): location is string {
  const [, prefix = ''] = OWN_PAGE.exec(location ?? '') ?? [];
  return parsePrefix(prefix) !== null;
}

const OWN_COOKIES = [FORM_SESSION, CODE_REQUEST_COOKIE];
const SEALED_COOKIE = /^[\w-]+$/;

/** Returns the cookies of forms without scripts, which the gateway encrypted. The gateway gets no others. */
function ownCookies(headers: Headers): string {
  const sentCookies = OWN_COOKIES.map((name) => [name, cookieIn(headers, name) ?? ''] as const);
  // The gateway reads the name for its own scheme. A gateway of an earlier release reads only the plain name.
  const pairs = sentCookies.flatMap(([name, value]) => cookieNames(name, false).map((each) => [each, value] as const));
  return pairs.flatMap(([name, value]) => (SEALED_COOKIE.test(value) ? [`${name}=${value}`] : [])).join('; ');
}

/** Returns the cookies that the gateway sets, with our own attributes. */
function gatewayCookies(apiResponse: Response, isSecure: boolean): string[] {
  return apiResponse.headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^(?:__Host-)?(\w+)=([\w-]*)(?:;|$)/.exec(line) ?? [];
    if (!OWN_COOKIES.includes(name)) return [];
    const life = /;\s*Max-Age=(\d{1,9})\b/i.exec(line)?.[1];
    return [hiddenCookie(name, value, isSecure, life === undefined ? undefined : Number(life))];
  });
}

/** Returns the body, or null if it is too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
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

/**
 * Returns the headers that the gateway reads. It cannot check the origin of a form that was sent to this host, so this
 * server checks it.
 */
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
 * Forwards a form without scripts to the gateway that replaces the embedded API, with the cookies that it encrypted.
 * Redirects the visitor to the page that the gateway names. Otherwise a page gives the reason, and the Back button
 * shows the typed text.
 */
export async function forwardForm(gateway: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  if (request.method !== 'POST') return refuseForm(request, response, 'methodNotAllowed', 'POST');
  if (!isSameOrigin(new Headers(pickHeaders(request, ['sec-fetch-site', 'origin', 'host']))))
    return refuseForm(request, response, 'forbidden');
  const body = await readBody(request);
  if (!body) return refuseForm(request, response, 'bodyTooLarge');
  const headers = new Headers(pickHeaders(request, READ_HEADERS));
  const target = `${gateway.replace(/\/+$/, '')}${url.slice('/api'.length)}`;
  const apiResponse = await fetch(target, {
    method: 'POST',
    headers: headersFor(request, gateway, ownCookies(headers)),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!apiResponse) return refuseForm(request, response, 'unavailable');
  const location = apiResponse.headers.get('location');
  await apiResponse.body?.cancel();
  if (apiResponse.status === 303 && isOwnPage(location)) {
    const cookies = gatewayCookies(apiResponse, isSecure(headers));
    response.writeHead(303, {
      location,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.end();
    return;
  }
  refuseForm(request, response, REFUSALS[apiResponse.status] ?? 'unavailable');
}

export function pickHeaders({ headers }: IncomingMessage, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}
