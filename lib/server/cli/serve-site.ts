import 'server-only';
import cluster from 'node:cluster';
import next from 'next';
import { getConfig, startFailure } from '../config';
import type { ContentChange } from '../platform/content-changes';
import { watchContent } from '../web/stored-pages/watch-content';
import { isUnavailable } from '../platform/db/engine';
import type { Services } from '../context';
import { openPreparedDatabase } from '../seed/prepare';
import { createApiListener } from '../web/api/api-listener';
import { createFrontDoor } from '../http/front-door';
import { noteFrontDoor } from '../http/front-door-note';
import { expireTags } from '../web/stored-pages/page-cache';
import { openPageRoom } from '../http/page-room';
import { openSiteFiles } from '../web/front-server/release-files';
import { getServices } from '../services';
import { AddressList } from '../platform/address-list';
import { announce } from './announce';
import { startLife } from './start-life';
import { startWorkerInside } from './start-worker';
import { watchMemory } from './watch-memory';

/** Milliseconds between tries to reach a database that was away at the start. */
const RETRY_INTERVAL_MS = 5000;

/**
 * Makes the database ready. While it is away the site starts all the same: pages are as they were drawn last, calls
 * answer 503, and the database is tried again until it is ready. Anything else that is wrong with it stops the start.
 */
async function prepareOrStartWithout(services: Services, firstTry = true): Promise<void> {
  try {
    await openPreparedDatabase(services);
    if (!firstTry) services.log.info('the database answers: it is ready');
  } catch (error) {
    if (firstTry && !isUnavailable(error)) throw error;
    services.log.error({ err: error }, 'the database does not answer: pages stay as they were drawn last');
    setTimeout(() => void prepareOrStartWithout(services, false), RETRY_INTERVAL_MS).unref();
  }
}

/** Starts the site: front door, embedded API (unless a gateway is configured) and Next, in one process. */
async function serve(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const embedded = config.API_BASE_URL === undefined;
  const life = await startLife(services, 'site', { hasDatabase: embedded });
  noteFrontDoor();
  if (embedded) await prepareOrStartWithout(services);
  const development = config.NODE_ENV === 'development';
  const application = next({ dev: development, hostname: 'localhost', port: config.PORT });
  await application.prepare();
  const pages = application.getRequestHandler();
  const inProduction = config.NODE_ENV === 'production';
  const room = inProduction ? await openPageRoom(services, pages, life.metrics?.drawn) : null;
  const server = createFrontDoor({
    api: embedded ? createApiListener(services) : null,
    gateway: config.API_BASE_URL,
    pages,
    ...(room && { kept: room.answer, files: await openSiteFiles(config.ASSETS_DIR, services.log) }),
    trustedProxies: new AddressList(config.TRUSTED_PROXIES),
    development,
  });
  const seen = (changes: readonly ContentChange[]) => room?.labels.note(changes);
  const endWatch = embedded ? watchContent(services, { seen, expire: expireTags }) : () => {};
  const worker = embedded ? startWorkerInside(services) : null;
  life.watchOver(server, async () => {
    endWatch();
    await worker?.stop();
    await room?.close();
  });
  if (config.DRAW_AHEAD) room?.fill();
  if (inProduction) watchMemory(config.MEMORY_LIMIT_MB);
  await room?.warm();
  const isReplacement = cluster.worker !== undefined && cluster.worker.id > 1;
  server.listen(config.PORT, () => (isReplacement ? undefined : announce(config)));
}

serve().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
