import 'server-only';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/** `GET /metrics` on a port of its own, which no visitor reaches: `host` is this machine's own by default. */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics
      .text()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text))
      .catch(() => response.destroy());
  });
  server.listen(port, host);
  return server;
}
