import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { failedReadsOf, sourceOf } from '../../web/front-server/response-source';
import { requestIdOf, traceparentOf } from '../../web/api/request-id';
import type { CountedResponse } from './response-tally';

/** Finished response: its request, and its trace (`traceparent`, W3C Trace Context). */
export interface EndedResponse extends Omit<CountedResponse, 'route'> {
  url: string;
  traceparent: string | undefined;
  requestId: string | undefined;
  /** Names of the calls and reads that failed while a page was rendered. */
  failed: readonly string[];
}

/** Calls `onEnd` for each finished response of a server. */
export function watchResponses(server: Server, onEnd: (ended: EndedResponse) => void): void {
  server.prependListener('request', (request, response: ServerResponse) => {
    const began = performance.now();
    // Next changes the URL and the headers while it handles the request.
    const { url = '', headers } = request;
    const traceparent = traceparentOf(headers.traceparent);
    response.once('close', () => {
      onEnd({
        source: sourceOf(response),
        url,
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
        traceparent,
        requestId: requestIdOf(request.headers),
        failed: failedReadsOf(response),
      });
    });
  });
}
