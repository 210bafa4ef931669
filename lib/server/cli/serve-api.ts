import 'server-only';
import { getConfig, startFailure } from '../config';
import { openPreparedDatabase } from '../seed/prepare';
import { createApiListener } from '../http/api-listener';
import { drainOnSignal } from '../http/drain';
import { createFrontDoor } from '../http/front-door';
import { startMetrics, tellOfAnswers } from '../metrics/start-metrics';
import { getServices } from '../services';
import { TrustedProxies } from '../trusted-proxies';
import { logLife } from './log-life';
import { startWorkerInside } from './start-worker';

/** Starts the API alone, for sites that point API_BASE_URL at it. */
async function serveApi(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  await openPreparedDatabase(services);
  const server = createFrontDoor({
    api: createApiListener(services),
    pages: async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }).end('404\n');
    },
    trustedProxies: new TrustedProxies(config.TRUSTED_PROXIES),
  });
  const worker = startWorkerInside(services);
  const { metrics, close: closeMetrics } = startMetrics(services);
  tellOfAnswers(server, services, metrics);
  const life = logLife(services, 'api');
  drainOnSignal(server, {
    graceMs: config.STOP_GRACE_SECONDS * 1000,
    begin: life.stopping,
    async release() {
      closeMetrics();
      await worker.stop();
      services.throttle.close();
      await services.db.destroy();
      life.stopped();
    },
  });
  server.listen(config.PORT, () => process.stdout.write(`API on http://localhost:${config.PORT}/api\n`));
}

serveApi().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
