import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRouteConfig } from '@/lib/routing/route-config';
import { ALL_PREFIXES } from '@/lib/market/prefix';
import type { Config } from '../config';
import type { Services } from '../context';
import { openAskCounts } from '../web/stored-pages/ask-counts';
import { createContentLabels, type ContentLabels } from '../web/stored-pages/content-labels';
import { openFileShelf } from '../web/stored-pages/file-shelf';
import { fillPages } from '../pages/fill-pages';
import { createKeptPages, isFresh } from '../web/stored-pages/kept-pages';
import { readPage } from '../web/stored-pages/press-page';
import { openRedisShelf } from '../web/stored-pages/redis-shelf';
import { shared, type Redrawn } from '../pages/shared-with-cache';
import { nearThenFar, type Shelf } from '../web/stored-pages/shelf';
import { connectRedis } from '../platform/redis';
import { answerKept, type PageHandler } from '@/lib/server/web/stored-pages/answer-kept';
import { openLoopback, readPreviewModeId, type AskNext } from './loopback';
import { createRedrawer } from './redrawer';

/** What pages are made of besides the content that changes while the site runs. */
async function editionOf(config: Config): Promise<string> {
  const build = await readFile('.next/BUILD_ID', 'utf8');
  const { siteUrl, TURKISH_HOSTS, API_BASE_URL, DATABASE_URL, MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = config;
  const { PASSWORD_TRANSFORM_KEY, PASSWORD_TRANSFORM_IV, SCAN_MONTHS } = config;
  const parts = [siteUrl, TURKISH_HOSTS, API_BASE_URL, DATABASE_URL, MAP_TILE_URL, MAP_TILE_ATTRIBUTION];
  const made = JSON.stringify([build, ...parts, PASSWORD_TRANSFORM_KEY, PASSWORD_TRANSFORM_IV, SCAN_MONTHS]);
  return createHash('sha256').update(made).digest('hex').slice(0, 24);
}

/** The addresses of every page that search engines may list. */
async function listedPaths(askNext: AskNext): Promise<string[]> {
  const files = await Promise.all(ALL_PREFIXES.map((prefix) => askNext(`/sitemap/${prefix}.xml`, 'GET')));
  const addresses = files.flatMap((file) => [...(file?.body ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)]);
  return addresses.map(([, address]) => new URL(address!).pathname);
}

/** Drawn for nobody: Next takes a second over the first page of a process, which then answers nothing else. */
const FIRST_DRAWN = '/gh-en/track?no=DX00000000000GH';
/** Milliseconds that a start waits for it: without database or gateway it comes late. */
const WARM_MS = 5000;

export interface PageRoom {
  /** Makes ready to draw, before visitors come. */
  warm: () => Promise<void>;
  answer: PageHandler;
  labels: ContentLabels;
  /** Begins to draw what is not kept yet, until `close`. */
  fill: () => void;
  close: () => Promise<void>;
}

/** Everything behind the stored pages of a process: memory, files, Redis, and Next that draws them; `tellDrawn` hears of each drawing. */
export async function openPageRoom(
  { config, log }: Pick<Services, 'config' | 'log'>,
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  tellDrawn?: (outcome: Redrawn) => void,
): Promise<PageRoom> {
  const labels = createContentLabels();
  const edition = await editionOf(config);
  const files = await openFileShelf(config.PAGES_DIR, edition, log);
  const redis = config.REDIS_URL === undefined ? null : connectRedis(config.REDIS_URL, log, '');
  const isFit = (bytes: Buffer) => {
    const page = readPage(bytes);
    return page !== null && isFresh(page, labels, Date.now());
  };
  const shelf: Shelf = redis ? nearThenFar(files, openRedisShelf(redis, edition), isFit) : files;
  const token = await readPreviewModeId();
  const askNext = await openLoopback({ pages, token, turkishHost: config.TURKISH_HOSTS[0] });
  const redraw = createRedrawer(askNext, tellDrawn);
  Object.assign(shared, { shelf, redraw, token });
  const counts = await openAskCounts(files);
  const kept = createKeptPages({ labels, shelf, redraw, asked: counts.count });
  const closing = new AbortController();
  return {
    async warm() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((tired) => (timer = setTimeout(tired, WARM_MS)));
      await Promise.race([askNext(FIRST_DRAWN, 'GET'), late]).finally(() => clearTimeout(timer));
    },
    answer: answerKept(
      kept,
      readRouteConfig({ SITE_URL: config.SITE_URL, TURKISH_HOSTS: config.TURKISH_HOSTS.join() }),
    ),
    labels,
    fill() {
      const paths = () => listedPaths(askNext);
      void fillPages({ paths, asked: counts.of, fill: kept.fill, signal: closing.signal });
    },
    async close() {
      closing.abort();
      await counts.save();
      redis?.disconnect();
    },
  };
}
