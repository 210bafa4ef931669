import 'server-only';
import type { IncomingMessage } from 'node:http';
import { POSTED_HEADER } from '@/lib/routing/result-pages';
import { readBody, pickHeaders } from './forward-form';
import { isSameOrigin } from './same-origin';

/** Headers that describe the body. */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** Encodes the body for the header that `read-posted-fields.ts` reads. */
const encode = (body: Buffer) => body.toString('base64url');

/**
 * Turns a form that was sent to a page into a GET request, because Next renders pages only for GET. The typed text
 * stays in memory and out of the address. Returns the error to refuse it with, or null.
 */
export async function takePostedBody(
  request: IncomingMessage,
): Promise<'forbidden' | 'bodyTooLarge' | 'notAForm' | null> {
  const headers = new Headers(pickHeaders(request, ['sec-fetch-site', 'origin', 'host', 'content-type']));
  if (!isSameOrigin(headers)) return 'forbidden';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '')) return 'notAForm';
  const body = await readBody(request);
  if (!body) return 'bodyTooLarge';
  request.method = 'GET';
  for (const name of BODY_HEADERS) delete request.headers[name];
  request.headers[POSTED_HEADER] = encode(body);
  return null;
}
