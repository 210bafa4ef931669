import 'server-only';
import type { Config } from '../config';
import type { TracedProgram } from './open-traces';

/** Returns true if spans are sent. */
export const isTraced = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): boolean =>
  OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

/** Starts sending traces if an endpoint is configured. Returns a function that sends the remaining spans and stops. */
export async function startTraces(
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'INSTANCE'>,
  program: Pick<TracedProgram, 'program' | 'routeOf'>,
): Promise<() => Promise<void>> {
  if (!isTraced(config)) return async () => undefined;
  const { openTraces } = await import('./open-traces');
  return openTraces({ ...program, instance: config.INSTANCE });
}
