import 'server-only';
import next from 'next';
import { ConfigError, getConfig } from '../config';
import { watchContent } from '../pages/watch-content';
import { prepareDatabase } from '../seed/prepare';
import { createApiListener } from '../http/api-listener';
import { openBuildFiles } from '../http/build-files';
import { drainOnSignal } from '../http/drain';
import { createFrontDoor } from '../http/front-door';
import { expireTags } from '../http/page-cache';
import { getServices } from '../services';
import { announce } from './announce';

/** Starts the site: front door, embedded API (unless a gateway is configured) and Next, in one process. */
async function serve(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const embedded = config.API_BASE_URL === undefined;
  if (embedded) await prepareDatabase(services);
  const application = next({ dev: config.NODE_ENV === 'development', hostname: 'localhost', port: config.PORT });
  await application.prepare();
  const server = createFrontDoor({
    api: embedded ? createApiListener(services) : null,
    gateway: config.API_BASE_URL,
    pages: application.getRequestHandler(),
    ...(config.NODE_ENV === 'production' && { files: await openBuildFiles() }),
    trustedProxies: new Set(config.TRUSTED_PROXIES),
  });
  const endWatch = embedded ? watchContent(services, expireTags) : () => {};
  drainOnSignal(server, () => {
    endWatch();
    services.throttle.close();
    return services.db.destroy();
  });
  server.listen(config.PORT, () => announce(config));
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});
