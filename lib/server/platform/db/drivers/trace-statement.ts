import 'server-only';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { Engine } from '../engine';

/**
 * Returns a listener that adds each finished statement to its trace, with its duration and its text. The text has
 * placeholders instead of values (https://opentelemetry.io/docs/specs/semconv/database/).
 */
export function traceStatement(engine: Engine): (event: LogEvent) => void {
  const tracer = trace.getTracer('database');
  const system = engine === 'sqlite' ? 'sqlite' : 'postgresql';
  return ({ level, query, queryDurationMillis }) => {
    if (!trace.getActiveSpan()) return;
    const endTime = Date.now();
    const [operation = ''] = query.sql.split(' ', 1);
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: endTime - queryDurationMillis,
      attributes: { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': query.sql },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };
}
