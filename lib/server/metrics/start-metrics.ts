import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../context';
import type { Metrics } from './metrics';
import { routeLabel } from '@/lib/server/programs/metrics/route-label';
import { watchAnswers } from '@/lib/server/programs/metrics/watch-answers';

export interface ProcessMetrics {
  /** What else the process counts; null where nobody asked for figures. */
  metrics: Metrics | null;
  close: () => void;
}

/** The figures of a process on METRICS_PORT, where one is given: their library is loaded then. `hasDatabase`: not behind a gateway. */
export async function startMetrics(services: Services, hasDatabase = true): Promise<ProcessMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.config;
  if (port === undefined) return { metrics: null, close: () => undefined };
  const { openMetrics } = await import('./open-metrics');
  return openMetrics(services, { port, host, hasDatabase });
}

/** Counts the answers of a server, and logs those that were drawn for a request with the trace that they belong to. */
export function tellOfAnswers(server: Server, { log }: Pick<Services, 'log'>, metrics: Metrics | null): void {
  watchAnswers(server, ({ source, url, status, seconds, traceparent, requestId }) => {
    const isDrawn = source === 'page';
    // Which route a stored page is of, nobody asks without figures.
    if (!metrics && !isDrawn) return;
    const route = routeLabel(url);
    metrics?.answered({ source, route, status, seconds });
    if (isDrawn) log.info({ page: route, status, requestId, ms: Math.round(seconds * 1000), traceparent }, 'page');
  });
}
