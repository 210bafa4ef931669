import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';

/** Names a request in the log and in its answer. The front door drops one that no trusted proxy has given. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies make: letters, digits, and what separates them. Anything else could forge a line of somebody's log. */
const REQUEST_ID = /^[\w.:+/=-]{8,128}$/;

/** W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** The name that a request carries; undefined where it has none. */
export function requestIdOf({ [REQUEST_ID_HEADER]: id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

export const isRequestId = (value: string | string[] | undefined): boolean =>
  typeof value === 'string' && REQUEST_ID.test(value);

/** The trace that a request says to belong to; undefined where it names none. */
export function traceOf(traceparent: string | string[] | null | undefined): string | undefined {
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}
