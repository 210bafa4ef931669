import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../../platform/context';
import type { Metrics } from './metrics';
import { routeLabel } from './route-label';
import { watchResponses } from './watch-responses';

/** First status of a server error. */
const FIRST_ERROR_STATUS = 500;

export interface ProcessMetrics {
  /** Metrics of the process. Null if metrics are off. */
  metrics: Metrics | null;
  /** Makes the metrics available to Prometheus. Throws StartError if the port is not available. */
  listen: () => Promise<void>;
  close: () => void;
}

/**
 * Returns the metrics of a process. They are served on METRICS_PORT. Without it, their library is not loaded.
 * `hasDatabase`: false behind a gateway.
 */
export async function startMetrics(services: Services, hasDatabase = true): Promise<ProcessMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.config;
  if (port === undefined) return { metrics: null, listen: () => Promise.resolve(), close: () => undefined };
  const { openMetrics } = await import('./open-metrics');
  return openMetrics(services, { port, host, hasDatabase });
}

/** Counts the responses of a server. Logs the pages that were rendered for a request, with their trace. */
export function countResponses(server: Server, { log }: Pick<Services, 'log'>, metrics: Metrics | null): void {
  watchResponses(server, ({ source, url, status, seconds, traceparent, requestId, failed }) => {
    const isPage = source === 'page';
    // Stored pages need a route only for metrics.
    if (!metrics && !isPage) return;
    const route = routeLabel(url);
    metrics?.responded({ source, route, status, seconds });
    if (!isPage) return;
    const line = { page: route, status, requestId, ms: Math.round(seconds * 1000), traceparent };
    if (status < FIRST_ERROR_STATUS && failed.length === 0) return log.info(line, 'page served');
    metrics?.pageFailed(route);
    log.warn({ ...line, failed }, 'page failed');
  });
}
