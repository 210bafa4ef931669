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
  /** Returns the page or call of an address. */
  routeOf: (url: string) => string;
}

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT: requests to us and from us, Next's spans of rendering, and spans of
 * calls, statements and messages. A trace that a proxy has started (`traceparent`) is continued.
 */
export function openTraces({ program, instance, routeOf }: TracedProgram) {
  const programResource = resourceFromAttributes({
    'service.name': program,
    ...(instance !== undefined && { 'service.instance.id': instance }),
  });
  const provider = new NodeTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    resource: defaultResource()
      .merge(programResource)
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
  // Requires the module again: the instrumentation changes it only when it is required, and our imports came earlier.
  createRequire(import.meta.url)('node:http');
  return () => provider.shutdown();
}
