import 'server-only';
import next from 'next';
import { getConfig, startFailure } from '../config';
import { watchContent } from '../pages/watch-content';
import { isUnavailable } from '../db/engine';
import type { Services } from '../context';
import { openPreparedDatabase } from '../seed/prepare';
import { readRouteConfig } from '@/lib/routing/route-config';
import { createKeptPages } from '../pages/kept-pages';
import { answerKept } from '../http/answer-kept';
import { createApiListener } from '../http/api-listener';
import { openBuildFiles } from '../http/build-files';
import { EVERY_PAGE, isBuiltForOtherAddresses } from '../http/built-for';
import { drainOnSignal } from '../http/drain';
import { createFrontDoor } from '../http/front-door';
import { noteFrontDoor } from '../http/front-door-note';
import { expireTags, setRevalidation } from '../http/page-cache';
import { createRevalidator, readPreviewModeId } from '../http/revalidator';
import { getServices } from '../services';
import { TrustedProxies } from '../trusted-proxies';
import { announce } from './announce';

/** Milliseconds between tries to reach a database that was away at the start. */
const RETRY_INTERVAL_MS = 5000;

/**
 * Makes the database ready. While it is away the site starts all the same: pages are what the build made them, calls
 * answer 503, and the database is tried again until it is ready. Anything else that is wrong with it stops the start.
 */
async function prepareOrStartWithout(services: Services, firstTry = true): Promise<void> {
  try {
    await openPreparedDatabase(services);
    if (!firstTry) services.log.info('the database answers: it is ready');
  } catch (error) {
    if (firstTry && !isUnavailable(error)) throw error;
    services.log.error({ err: error }, 'the database does not answer: pages stay as they were built');
    setTimeout(() => void prepareOrStartWithout(services, false), RETRY_INTERVAL_MS).unref();
  }
}

/** Starts the site: front door, embedded API (unless a gateway is configured) and Next, in one process. */
async function serve(): Promise<void> {
  const config = getConfig();
  const services = getServices();
  const embedded = config.API_BASE_URL === undefined;
  noteFrontDoor();
  if (embedded) await prepareOrStartWithout(services);
  const development = config.NODE_ENV === 'development';
  const application = next({ dev: development, hostname: 'localhost', port: config.PORT });
  await application.prepare();
  const pages = application.getRequestHandler();
  const kept = createKeptPages();
  const expire = (tags: string[]) => {
    expireTags(tags);
    kept.expire(tags);
  };
  const server = createFrontDoor({
    api: embedded ? createApiListener(services) : null,
    gateway: config.API_BASE_URL,
    pages,
    ...(config.NODE_ENV === 'production' && {
      kept: answerKept(
        kept,
        readRouteConfig({ SITE_URL: config.SITE_URL, TURKISH_HOSTS: config.TURKISH_HOSTS.join() }),
      ),
      files: await openBuildFiles(),
    }),
    trustedProxies: new TrustedProxies(config.TRUSTED_PROXIES),
    development,
  });
  if (config.NODE_ENV === 'production') {
    const [turkishHost] = config.TURKISH_HOSTS;
    setRevalidation(await createRevalidator({ pages, token: await readPreviewModeId(), turkishHost }));
    // Pages are drawn anew when they are first asked for; while that fails they stay as they were built.
    if (await isBuiltForOtherAddresses(config)) expire([EVERY_PAGE]);
  }
  const endWatch = embedded ? watchContent(services, expire) : () => {};
  drainOnSignal(server, () => {
    endWatch();
    services.throttle.close();
    return services.db.destroy();
  });
  server.listen(config.PORT, () => announce(config));
}

serve().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
