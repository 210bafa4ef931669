import 'server-only';
import { getConfig, startFailureText } from '../../platform/config';
import { connectReaders } from '../../platform/db/open';
import { openPreparedDatabase } from '../seed/prepare';
import { createApiListener } from '../../web/api/api-listener';
import { createFrontServer } from '../../web/front-server/front-server';
import { getServices } from '../../services';
import { AddressList } from '../../platform/address-list';
import { surviveClosedLog } from './survive-closed-log';
import { startRuntime } from './start-runtime';
import { startWorkerInside } from './start-worker';

/** Starts the API alone, for sites that point API_BASE_URL at it. */
async function serveApi(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const runtime = await startRuntime(services, 'api');
  await runtime.serveMetrics();
  await openPreparedDatabase(services);
  const server = createFrontServer({
    api: createApiListener(services),
    pages: async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }).end('404\n');
    },
    trustedProxies: new AddressList(config.TRUSTED_PROXIES),
  });
  const worker = startWorkerInside(services);
  runtime.attachServer(server, () => worker.stop());
  await connectReaders(services.db, config.DB_READERS);
  server.listen(config.PORT, () =>
    services.log.info({ address: `http://localhost:${config.PORT}/api` }, 'port opened'),
  );
}

surviveClosedLog();
serveApi().catch((error: unknown) => {
  process.stderr.write(`${startFailureText(error)}\n`);
  process.exit(1);
});
