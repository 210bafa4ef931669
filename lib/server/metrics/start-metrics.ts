import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../context';
import { createMetrics, type Metrics } from './metrics';
import { routeLabel } from './route-label';
import { serveMetrics } from './serve-metrics';
import { watchAnswers } from './watch-answers';
import { watchDatabase } from './watch-database';

export interface ProcessMetrics {
  /** What else the process counts; null where nobody asked for figures. */
  metrics: Metrics | null;
  close: () => void;
}

/** The figures of a process on METRICS_PORT, where one is given. `hasDatabase`: not behind a gateway. */
export function startMetrics({ config, db, now }: Services, hasDatabase = true): ProcessMetrics {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return { metrics: null, close: () => undefined };
  const metrics = createMetrics();
  if (hasDatabase) watchDatabase(metrics, { db, now });
  const server = serveMetrics(metrics, { port, host });
  return { metrics, close: () => void server.close() };
}

/** Counts the answers of a server, and logs those that were drawn for a request with the trace that they belong to. */
export function tellOfAnswers(server: Server, { log }: Pick<Services, 'log'>, metrics: Metrics | null): void {
  watchAnswers(server, ({ source, url, status, seconds, traceparent }) => {
    const isDrawn = source === 'page';
    // Which route a stored page is of, nobody asks without figures.
    if (!metrics && !isDrawn) return;
    const route = routeLabel(url);
    metrics?.answered({ source, route, status, seconds });
    if (isDrawn) log.info({ page: route, status, ms: Math.round(seconds * 1000), traceparent }, 'page');
  });
}
