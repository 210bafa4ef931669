import 'server-only';
import type { IncomingMessage } from 'node:http';
import { POSTED_HEADER } from '@/lib/routing/answered-pages';
import { bodyOf, pick } from '@/lib/server/http/forward-form';
import { isSameOrigin } from './same-origin';

/** Headers of the body that was read. */
const OF_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** `read-posted.ts` reads it. */
const written = (body: Buffer) => body.toString('base64url');

/**
 * Makes of a form that was sent to a page the request for its answer: Next draws pages for GET alone. What was typed goes
 * on in memory, and stands in no address. Answers the status of a refusal, else null.
 */
export async function takePosted(request: IncomingMessage): Promise<403 | 413 | 415 | null> {
  const headers = new Headers(pick(request, ['sec-fetch-site', 'origin', 'host', 'content-type']));
  if (!isSameOrigin(headers)) return 403;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '')) return 415;
  const body = await bodyOf(request);
  if (!body) return 413;
  request.method = 'GET';
  for (const name of OF_BODY) delete request.headers[name];
  request.headers[POSTED_HEADER] = written(body);
  return null;
}
