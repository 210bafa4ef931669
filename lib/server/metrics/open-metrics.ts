import 'server-only';
import type { Services } from '../context';
import { createMetrics } from './metrics';
import { serveMetrics } from '@/lib/server/programs/metrics/serve-metrics';
import { watchChannels } from './watch-channels';
import { watchDatabase } from '@/lib/server/programs/metrics/watch-database';

/** Counts what a process does, and answers Prometheus. Throws StartError where the port cannot be had. */
export async function openMetrics(
  { db, now, channels }: Services,
  { port, host, hasDatabase }: { port: number; host: string; hasDatabase: boolean },
) {
  const metrics = createMetrics();
  if (hasDatabase) watchDatabase(metrics, { db, now });
  watchChannels(metrics, channels);
  const server = await serveMetrics(metrics, { port, host });
  return { metrics, close: () => void server.close() };
}
