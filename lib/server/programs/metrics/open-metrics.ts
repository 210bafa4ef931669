import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../../platform/context';
import { createMetrics } from './metrics';
import { serveMetrics } from './serve-metrics';
import { watchCaps } from './watch-caps';
import { watchChannels } from './watch-channels';
import { watchLimits } from './watch-limits';
import { watchDatabase } from './watch-database';

/**
 * Creates the metrics of a process. `listen` makes them available to Prometheus, and throws StartError if the port is
 * not available.
 */
export function openMetrics(
  { db, now, channels, throttle, messageTally }: Services,
  { port, host, hasDatabase }: { port: number; host: string; hasDatabase: boolean },
) {
  const metrics = createMetrics();
  if (hasDatabase) watchDatabase(metrics, { db, now });
  watchChannels(metrics, channels);
  watchCaps(metrics, { throttle, now });
  watchLimits(metrics, messageTally);
  let server: Server | undefined;
  return {
    metrics,
    listen: async () => void (server = await serveMetrics(metrics, { port, host })),
    close: () => void server?.close(),
  };
}
