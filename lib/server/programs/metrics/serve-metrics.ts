import 'server-only';
import { createServer, type Server } from 'node:http';
import { StartError } from '../../config';
import { messageOf } from '../../platform/errors';
import type { Metrics } from '@/lib/server/metrics/metrics';

/**
 * `GET /metrics` on a port of its own, which no visitor reaches: `host` is this machine's own by default. Rejects with StartError where
 * the port cannot be had.
 */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics
      .text()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text))
      .catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(`METRICS_PORT ${port} cannot be had: ${messageOf(error)}.`)));
    server.listen(port, host, () => resolve(server));
  });
}
