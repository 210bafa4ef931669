import 'server-only';
import { createServer, type Server } from 'node:http';
import { StartError } from '../../platform/config';
import { messageOf } from '../../platform/errors';
import type { Metrics } from './metrics';

/**
 * Serves `GET /metrics` on a separate port, which visitors must not be able to reach. Rejects with StartError if the
 * port is not available.
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
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${port} is not available: ${messageOf(error)}.`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
