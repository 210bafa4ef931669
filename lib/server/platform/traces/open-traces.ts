import 'server-only';
import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { withoutPersonalData } from './without-personal-data';

export interface TracedProgram {
  program: string;
  instance: string | undefined;
  /** The page or call that an address names. */
  routeOf: (url: string) => string;
}

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT: one for each request and each request of ours to others, Next's own for what it draws, and
 * those of calls, statements and messages. A trace goes on that a proxy has begun (`traceparent`).
 */
export function openTraces({ program, instance, routeOf }: TracedProgram) {
  const own = resourceFromAttributes({
    'service.name': program,
    ...(instance !== undefined && { 'service.instance.id': instance }),
  });
  const provider = new NodeTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES have the last word.
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutPersonalData(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  const http = new HttpInstrumentation({
    requestHook(span, request) {
      if (!(request instanceof IncomingMessage)) return;
      const route = routeOf(request.url ?? '');
      span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    },
  });
  http.setTracerProvider(provider);
  // It changes the module when that is asked for; ours were imported before.
  createRequire(import.meta.url)('node:http');
  return () => provider.shutdown();
}
