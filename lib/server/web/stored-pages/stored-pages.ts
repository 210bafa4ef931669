import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRouteConfig } from '@/lib/routing/route-config';
import { inBackground } from '../../platform/background';
import type { Config } from '../../platform/config';
import type { Services } from '../../platform/context';
import { openRequestCounts } from './request-counts';
import { createContentLabels, type ContentLabels } from './content-labels';
import { openFileStore } from './file-store';
import { fillPages } from './fill-pages';
import { createPageStore, isFresh } from './page-store';
import { deserializePage } from './compress-page';
import { openRedisStore } from './redis-store';
import { sharedPageState } from './shared-with-cache';
import { combineStores, type ByteStore } from './byte-store';
import { connectRedis } from '../../platform/redis';
import { serveStored, type PageHandler } from './serve-stored';
import { loadListedPaths } from './load-listed-paths';
import { openLoopback, readPreviewModeId } from './loopback';
import type { WaitForQuiet } from '../front-server/watch-quiet';
import { createPageRefresher, type CountRefresh } from './page-refresher';
import { createFindNotFoundAddress, readKnownAddresses } from './unknown-address';

/** Returns a hash of everything that pages depend on, except content that changes while the site runs. */
async function loadEdition(config: Config): Promise<string> {
  const build = await readFile('.next/BUILD_ID', 'utf8');
  const { siteUrl, TURKISH_HOSTS, API_BASE_URL, DATABASE_URL, MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = config;
  const { PASSWORD_TRANSFORM_KEY, PASSWORD_TRANSFORM_IV, SCAN_MONTHS, COLLECTION_MONTHS } = config;
  const parts = [siteUrl, TURKISH_HOSTS, API_BASE_URL, DATABASE_URL, MAP_TILE_URL, MAP_TILE_ATTRIBUTION];
  const edition = JSON.stringify([
    build,
    ...parts,
    PASSWORD_TRANSFORM_KEY,
    PASSWORD_TRANSFORM_IV,
    SCAN_MONTHS,
    COLLECTION_MONTHS,
  ]);
  return createHash('sha256').update(edition).digest('hex').slice(0, 24);
}

/**
 * Page that is rendered before visitors come. Next needs a second for the first page of a process and blocks the
 * process meanwhile.
 */
const WARM_UP_PAGE = '/gh-en/track?no=DX00000000000GH';
/** Maximum milliseconds that a start waits for this page. Without a database or gateway, rendering takes long. */
const WARM_MS = 5000;

export interface StoredPages {
  /** Prepares rendering before visitors come. */
  warm: () => Promise<void>;
  handle: PageHandler;
  labels: ContentLabels;
  /** Starts to render pages that are not stored yet, one by one in quiet moments, until `stopFilling`. */
  fill: (whenQuiet: WaitForQuiet) => void;
  stopFilling: () => void;
  close: () => Promise<void>;
}

/** Counters of stored pages: the result of each rendering, and files that could not be written. */
interface PageCounts {
  rendered: CountRefresh;
  pageFileFailed: () => void;
}

/** Opens all parts of the stored pages of a process: memory, files, Redis, and Next that renders them. */
export async function openStoredPages(
  { config, log }: Pick<Services, 'config' | 'log'>,
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  count?: PageCounts | null,
): Promise<StoredPages> {
  const labels = createContentLabels();
  const edition = await loadEdition(config);
  const files = await openFileStore(config.PAGES_DIR, edition, log, count?.pageFileFailed);
  const redis = config.REDIS_URL === undefined ? null : connectRedis(config.REDIS_URL, log, '');
  const isFit = (bytes: Buffer) => {
    const page = deserializePage(bytes);
    return page !== null && isFresh(page, labels, Date.now());
  };
  const byteStore: ByteStore = redis ? combineStores(files, openRedisStore(redis, edition), isFit) : files;
  const token = await readPreviewModeId();
  const requestNext = await openLoopback({ pages, token, turkishHost: config.TURKISH_HOSTS[0] });
  const refreshPage = createPageRefresher(requestNext, count?.rendered);
  Object.assign(sharedPageState, { byteStore, refreshPage, token });
  const counts = await openRequestCounts(files);
  const findNotFoundAddress = createFindNotFoundAddress(await readKnownAddresses());
  const store = createPageStore({ labels, byteStore, refreshPage, onRequest: counts.count });
  const closing = new AbortController();
  return {
    async warm() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => (timer = setTimeout(resolve, WARM_MS)));
      await Promise.race([requestNext(WARM_UP_PAGE, 'GET'), timeout]).finally(() => clearTimeout(timer));
    },
    handle: serveStored(
      store,
      readRouteConfig({ SITE_URL: config.SITE_URL, TURKISH_HOSTS: config.TURKISH_HOSTS.join() }),
      findNotFoundAddress,
    ),
    labels,
    fill(whenQuiet) {
      const settings = {
        paths: loadListedPaths,
        requestsOf: counts.of,
        fill: store.fill,
        whenQuiet,
        signal: closing.signal,
      };
      void inBackground(() => fillPages(settings));
    },
    stopFilling: () => closing.abort(),
    async close() {
      closing.abort();
      await counts.save();
      redis?.disconnect();
    },
  };
}
