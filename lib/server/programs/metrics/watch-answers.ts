import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { sourceOf } from '../../http/answer-source';
import { requestIdOf, traceOf } from '../../http/request-id';
import type { Answered } from './answer-tally';

/** An answer that has ended: what was asked for, and the trace that it belongs to (`traceparent`, W3C Trace Context). */
export interface Ended extends Omit<Answered, 'route'> {
  url: string;
  traceparent: string | undefined;
  requestId: string | undefined;
}

/** Tells of each answer of a server when it has ended. */
export function watchAnswers(server: Server, tell: (ended: Ended) => void): void {
  server.prependListener('request', (request, response: ServerResponse) => {
    const began = performance.now();
    // Next changes both while it answers.
    const { url = '', headers } = request;
    const traceparent = traceOf(headers.traceparent);
    response.once('close', () => {
      tell({
        source: sourceOf(response),
        url,
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
        traceparent,
        // Without one of a trusted proxy the front door has dropped it.
        requestId: requestIdOf(request.headers),
      });
    });
  });
}
