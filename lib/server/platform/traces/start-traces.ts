import 'server-only';
import type { Config } from '../../config';
import type { TracedProgram } from './open-traces';

/** Whether spans go anywhere. */
export const isTraced = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): boolean =>
  OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

/** Begins to send traces where an address is given; answers what sends the last ones and ends. */
export async function startTraces(
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'INSTANCE'>,
  program: Pick<TracedProgram, 'program' | 'routeOf'>,
): Promise<() => Promise<void>> {
  if (!isTraced(config)) return async () => undefined;
  const { openTraces } = await import('./open-traces');
  return openTraces({ ...program, instance: config.INSTANCE });
}
