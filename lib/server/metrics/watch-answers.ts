import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { sourceOf } from '../http/answer-source';
import type { Answered } from './metrics';
import { routeLabel } from './route-label';

/** Tells of each answer of a server when it has ended, and of the request's `traceparent` (W3C Trace Context). */
export function watchAnswers(
  server: Server,
  tell: (answered: Answered, traceparent: string | undefined) => void,
): void {
  server.prependListener('request', (request, response: ServerResponse) => {
    const began = performance.now();
    // Next changes both while it answers.
    const { url = '', headers } = request;
    const { traceparent } = headers;
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const answered = { source: sourceOf(response), route: routeLabel(url), status: response.statusCode, seconds };
      tell(answered, typeof traceparent === 'string' ? traceparent : undefined);
    });
  });
}
