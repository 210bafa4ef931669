import 'server-only';
import cluster from 'node:cluster';
import next from 'next';
import { getBackEnd } from '../../web/get-back-end';
import { getConfig, startFailureText } from '../../platform/config';
import type { ContentChange } from '../../platform/content-changes';
import { watchContent } from '../../web/stored-pages/watch-content';
import { isUnavailable } from '../../platform/db/engine';
import { connectReaders, hasWaitingReads } from '../../platform/db/open';
import type { Services } from '../../platform/context';
import { openPreparedDatabase } from '../seed/prepare';
import { seedSampleParcels, type ShownSample } from '../seed/sample-parcels';
import { createApiListener } from '../../web/api/api-listener';
import { createFrontServer } from '../../web/front-server/front-server';
import { markFrontServer } from '../../web/front-server/mark-front-server';
import { expireTags } from '../../web/stored-pages/page-cache';
import { watchQuiet } from '../../web/front-server/watch-quiet';
import { openStoredPages } from '../../web/stored-pages/stored-pages';
import { openSiteFiles } from '../../web/front-server/release-files';
import { getServices } from '../../services';
import { AddressList } from '../../platform/address-list';
import { announceSite } from './announce';
import { sendConsoleToLog } from './console-to-log';
import { startRuntime } from './start-runtime';
import { startWorkerInside } from './start-worker';
import { SERVES_MESSAGE, watchReplacements } from './supervision';
import { watchMemory } from './watch-memory';

/** Milliseconds between attempts to reach a database that was unavailable at the start. */
const RETRY_INTERVAL_MS = 5000;

/**
 * Prepares the database. If it is unavailable, the site still starts: pages stay as last rendered and calls return 503.
 * The connection is retried until it succeeds. Any other error of the database stops the start.
 */
async function prepareDatabaseOrRetry(services: Services, firstTry = true): Promise<void> {
  try {
    await openPreparedDatabase(services);
    if (!firstTry) services.log.info('database prepared');
  } catch (error) {
    if (firstTry && !isUnavailable(error)) throw error;
    services.log.error({ err: error, pages: 'as last rendered' }, 'connection to the database failed');
    setTimeout(() => void prepareDatabaseOrRetry(services, false), RETRY_INTERVAL_MS).unref();
  }
}

/** Seeds the sample parcels. Samples that cannot be placed do not stop the start. */
async function seedSamples(services: Services): Promise<ShownSample[]> {
  try {
    return await seedSampleParcels(services);
  } catch (err) {
    services.log.warn({ err }, 'sample parcels not created');
    return [];
  }
}

/** Starts the site in one process: HTTP server, embedded API (unless a gateway is configured) and Next. */
async function serve(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const embedded = config.API_BASE_URL === undefined;
  const runtime = await startRuntime(services, 'site', { hasDatabase: embedded });
  if (runtime.metrics) watchReplacements(runtime.metrics.replaced);
  markFrontServer();
  if (embedded) {
    // Opened before Next renders, because pages use the back end of this bundle.
    await getBackEnd();
    await prepareDatabaseOrRetry(services);
  }
  const samples = embedded ? await seedSamples(services) : [];
  const development = config.NODE_ENV === 'development';
  if (!development) sendConsoleToLog(services.log);
  const application = next({ dev: development, hostname: 'localhost', port: config.PORT });
  await application.prepare();
  const pages = application.getRequestHandler();
  const inProduction = config.NODE_ENV === 'production';
  const storedPages = inProduction ? await openStoredPages(services, pages, runtime.metrics) : null;
  const server = createFrontServer({
    api: embedded ? createApiListener(services) : null,
    gateway: config.API_BASE_URL,
    pages,
    ...(storedPages && {
      storedPages: storedPages.handle,
      files: await openSiteFiles(config.ASSETS_DIR, services.log),
    }),
    trustedProxies: new AddressList(config.TRUSTED_PROXIES),
    development,
  });
  const recordChanges = (changes: readonly ContentChange[]) => storedPages?.labels.note(changes);
  const endWatch = embedded ? watchContent(services, { onChanges: recordChanges, expire: expireTags }) : () => {};
  const worker = embedded ? startWorkerInside(services) : null;
  const release = async () => {
    endWatch();
    await worker?.stop();
    await storedPages?.close();
  };
  runtime.attachServer(server, release, () => storedPages?.stopFilling());
  const whenQuiet = watchQuiet(server, { isDatabaseBusy: () => hasWaitingReads(services.db) });
  if (embedded) await connectReaders(services.db, config.DB_READERS);
  await storedPages?.warm();
  // Two processes share this port while one replaces the other. The metrics are from the process that serves.
  await runtime.serveMetrics();
  server.listen(config.PORT, () => {
    process.send?.(SERVES_MESSAGE);
    const isReplacement = cluster.worker !== undefined && cluster.worker.id > 1;
    if (!isReplacement) announceSite(services, samples);
    if (inProduction) watchMemory(config.MEMORY_LIMIT_MB);
    if (config.RENDER_AHEAD) storedPages?.fill(whenQuiet);
  });
}

serve().catch((error: unknown) => {
  process.stderr.write(`${startFailureText(error)}\n`);
  process.exit(1);
});
