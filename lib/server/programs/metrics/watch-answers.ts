import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { failedFor, sourceOf } from '../../web/front-server/answer-source';
import { requestIdOf, traceOf } from '../../web/api/request-id';
import type { Answered } from './answer-tally';

/** Finished response: its request, and its trace (`traceparent`, W3C Trace Context). */
export interface Ended extends Omit<Answered, 'route'> {
  url: string;
  traceparent: string | undefined;
  requestId: string | undefined;
  /** Names of the calls and reads that failed while a page was rendered. */
  failed: readonly string[];
}

/** Calls `tell` for each finished response of a server. */
export function watchAnswers(server: Server, tell: (ended: Ended) => void): void {
  server.prependListener('request', (request, response: ServerResponse) => {
    const began = performance.now();
    // Next changes both while it handles the request.
    const { url = '', headers } = request;
    const traceparent = traceOf(headers.traceparent);
    response.once('close', () => {
      tell({
        source: sourceOf(response),
        url,
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
        traceparent,
        requestId: requestIdOf(request.headers),
        failed: failedFor(response),
      });
    });
  });
}
