import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { sourceOf } from '../http/answer-source';
import type { Answered } from './metrics';

/** An answer that has ended: what was asked for, and the trace that it belongs to (`traceparent`, W3C Trace Context). */
export interface Ended extends Omit<Answered, 'route'> {
  url: string;
  traceparent: string | undefined;
}

/** Tells of each answer of a server when it has ended. */
export function watchAnswers(server: Server, tell: (ended: Ended) => void): void {
  server.prependListener('request', (request, response: ServerResponse) => {
    const began = performance.now();
    // Next changes both while it answers.
    const { url = '', headers } = request;
    const { traceparent } = headers;
    response.once('close', () => {
      tell({
        source: sourceOf(response),
        url,
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      });
    });
  });
}
