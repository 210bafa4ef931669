import 'server-only';
import { getConfig, startFailure } from '../../config';
import { openPreparedDatabase } from '../../seed/prepare';
import { createApiListener } from '../../web/api/api-listener';
import { createFrontDoor } from '../../http/front-door';
import { getServices } from '../../services';
import { AddressList } from '../../platform/address-list';
import { outliveLog } from '@/lib/server/cli/outlive-log';
import { startLife } from '@/lib/server/cli/start-life';
import { startWorkerInside } from '@/lib/server/cli/start-worker';

/** Starts the API alone, for sites that point API_BASE_URL at it. */
async function serveApi(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const life = await startLife(services, 'api');
  await openPreparedDatabase(services);
  const server = createFrontDoor({
    api: createApiListener(services),
    pages: async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }).end('404\n');
    },
    trustedProxies: new AddressList(config.TRUSTED_PROXIES),
  });
  const worker = startWorkerInside(services);
  life.watchOver(server, () => worker.stop());
  server.listen(config.PORT, () => process.stdout.write(`API on http://localhost:${config.PORT}/api\n`));
}

outliveLog();
serveApi().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
