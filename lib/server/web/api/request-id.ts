import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { plainAddress, type AddressList } from '../../platform/address-list';

/** Ids that proxies create: letters, digits and separators. Other characters could forge a line of the log. */
const REQUEST_ID = /^[\w.:+/=-]{8,128}$/;

/** W3C Trace Context: version, trace, parent and flags. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** Uses the id that a trusted proxy gave a request, or sets a new one. */
export function assignRequestId({ headers, socket }: IncomingMessage, trustedProxies: AddressList): void {
  const header = headers[REQUEST_ID_HEADER];
  const isKept = isRequestId(header) && trustedProxies.has(plainAddress(socket.remoteAddress ?? '') ?? '');
  if (!isKept) headers[REQUEST_ID_HEADER] = randomUUID();
}

/**
 * Path of a file of the build or of `public`. Nobody reports its id, and the header would add 50 bytes to each
 * response.
 */
const FILE_ADDRESS = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/;

/**
 * Returns the response header that identifies the request in the log. Empty for a file, and for a request without an
 * id.
 */
export function referenceHeaders({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): Record<string, string> {
  const id = requestIdOf(headers);
  return id === undefined || FILE_ADDRESS.test(url) ? {} : { [REQUEST_ID_HEADER]: id };
}

/** Returns the id of a request, or undefined if it has none. */
export function requestIdOf({ [REQUEST_ID_HEADER]: id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

const isRequestId = (value: string | string[] | undefined): boolean =>
  typeof value === 'string' && REQUEST_ID.test(value);

/** Returns a valid `traceparent` header, or undefined. */
export function traceparentOf(traceparent: string | string[] | null | undefined): string | undefined {
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}
