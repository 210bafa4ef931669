import 'server-only';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/**
 * Attributes that identify a client, or addresses with typed values, such as numbers and links of parcels. `http.route`
 * still identifies the page.
 */
const PERSONAL_ATTRIBUTES =
  /^(url\.(full|path|query)|http\.(url|target|client_ip|user_agent)|next\.span_name|client\..+|user_agent\..+|net(work)?\.peer\..+)$/;

/** Removes personal data from spans before passing them on, as the log does. */
export function withoutPersonalData(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span: ReadableSpan) {
      for (const name of Object.keys(span.attributes)) if (PERSONAL_ATTRIBUTES.test(name)) delete span.attributes[name];
      next.onEnd(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
