import 'server-only';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Attributes that name who asks, or the address with what was typed into it: numbers, links of parcels. `http.route` says which it was. */
const PERSONAL =
  /^(url\.(full|path|query)|http\.(url|target|client_ip|user_agent)|next\.span_name|client\..+|user_agent\..+|net(work)?\.peer\..+)$/;

/** Passes spans on without what tells of a person, as the log does. */
export function withoutPersonalData(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span: ReadableSpan) {
      for (const name of Object.keys(span.attributes)) if (PERSONAL.test(name)) delete span.attributes[name];
      next.onEnd(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
