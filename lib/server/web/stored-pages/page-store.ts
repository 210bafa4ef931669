import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ContentLabels } from './content-labels';
import type { FillResult } from './fill-pages';
import { isDataPart } from './page-data';
import { createPageCopies } from './page-copies';
import { createPageRenderer } from './page-renderer';
import { compressDensely, withFormerData, type CompressedPage } from './compress-page';
import { createCompressionQueue } from './compression-queue';
import { createReadyParts, partOf, type ReadyPart } from './ready-parts';
import { DOCUMENT_PART, type RefreshPage } from './shared-with-cache';
import type { ByteStore } from './byte-store';
import { isMissingPage } from './unknown-address';

/** Maximum number of addresses remembered as dynamic, which Next renders for each request. */
const MAX_DYNAMIC = 2000;
const SUCCESS = 200;
/** Milliseconds that a visitor waits for a newer page if an older one is stored. */
const NEWER_PAGE_TIMEOUT_MS = 5000;

export interface PageStore {
  /** Returns a part that is in memory and fresh. Data is always fresh. Null for any other. */
  find: (path: string, name: string) => ReadyPart | null;
  /**
   * Returns a stored part, or renders it. Null for a page that Next renders for each request, and if rendering fails
   * without an older copy.
   */
  fetch: (path: string, name: string) => Promise<ReadyPart | null>;
  /** Renders a page that has no fresh copy and stores it at the best compression. */
  fill: (path: string) => Promise<FillResult>;
}

interface Settings {
  labels: ContentLabels;
  byteStore: ByteStore;
  refreshPage: RefreshPage;
  /** Called each time that `find` returns a part other than data. */
  onRequest?: (path: string) => void;
  now?: () => number;
  timeoutMs?: number;
}

/** Returns true if a page can be sent unchanged: its data has not changed, and it has not expired. */
export const isFresh = (
  { labels, expiresAt }: Pick<CompressedPage, 'labels' | 'expiresAt'>,
  currentLabels: ContentLabels,
  now: number,
) => currentLabels.areCurrent(labels) && expiresAt > now;

const isStorable = (path: string, { status }: CompressedPage) => status === SUCCESS || isMissingPage(path);

const isSame = (one: ReadyPart | null, { expiresAt, parts }: CompressedPage) =>
  one?.expiresAt === expiresAt && one.etag === parts.get(DOCUMENT_PART)?.etag;

/**
 * Creates the store of pages as ready bytes: memory in front of a store that has all of them.
 * A page whose data has changed is rendered again before it is sent. An expired one is sent and rendered again
 * meanwhile. If rendering fails, the old page stays. A 404 page is sent but not stored, because there are millions of
 * addresses without a page. Each market stores one missing page, which is sent for all of them.
 */
export function createPageStore({
  labels,
  byteStore,
  refreshPage,
  onRequest,
  now = Date.now,
  timeoutMs = NEWER_PAGE_TIMEOUT_MS,
}: Settings): PageStore {
  const ready = createReadyParts();
  const dynamic = new LRUCache<string, true>({ max: MAX_DYNAMIC });
  const isGood = (page: Pick<CompressedPage, 'labels' | 'expiresAt'>) => isFresh(page, labels, now());

  const copies = createPageCopies(byteStore, ready);

  function storePage(path: string, page: CompressedPage): Promise<void> {
    dynamic.delete(path);
    return copies.store(path, page);
  }

  const { render, waitBriefly } = createPageRenderer({
    labels,
    refreshPage,
    onPage: async (path, page, renderedAt) => {
      if (isStorable(path, page)) await storePage(path, withFormerData(page, await copies.read(path), renderedAt));
    },
    now,
    timeoutMs,
  });

  const pressLater = createCompressionQueue(async (path) => {
    const page = await copies.read(path);
    if (!page || page.dense || !isGood(page)) return;
    const densePage = await compressDensely(page);
    // The page may have been rendered again or dropped meanwhile. Memory is updated first.
    if (isSame(ready.find(path, DOCUMENT_PART), page)) await storePage(path, densePage);
  });

  /**
   * Returns the data with this name, a hash of its content. Another machine may have rendered it, so a page without it
   * is rendered again.
   */
  async function findOrRenderData(path: string, name: string): Promise<ReadyPart | null> {
    const page = await copies.read(path, name);
    if (page) {
      const part = partOf(page, name);
      if (part) ready.put(path, name, part);
      return part;
    }
    if (dynamic.has(path)) return null;
    const rendering = await render(path, 'quick');
    if (rendering.kind === 'dynamic') dynamic.set(path, true);
    return rendering.kind === 'page' ? partOf(rendering.page, name) : null;
  }

  /** Returns a part of a page other than its data, from the stored page or a new rendering. */
  async function fetchPage(path: string, name: string): Promise<ReadyPart | null> {
    const old = await copies.read(path);
    if (!old && dynamic.has(path)) return null;
    if (old && isGood(old)) {
      const part = partOf(old, name);
      if (part) ready.put(path, name, part);
      return part;
    }
    const rendering = render(path, 'quick');
    if (old && labels.areCurrent(old.labels)) {
      // The page only expired. It is sent, whether or not the new one succeeds.
      rendering.catch(() => {});
      return partOf(old, name);
    }
    const rendered = await (old ? waitBriefly(path, rendering) : rendering);
    if (rendered?.kind === 'page') {
      if (old && !isStorable(path, rendered.page)) await copies.drop(path, old);
      return partOf(rendered.page, name);
    }
    if (rendered?.kind === 'dynamic' && !old) dynamic.set(path, true);
    return old && partOf(old, name);
  }

  return {
    find(path, name) {
      const part = ready.find(path, name);
      if (part && isDataPart(name)) return part;
      if (!part || !isGood(part)) return null;
      if (!part.dense) pressLater(path);
      onRequest?.(path);
      return part;
    },
    fetch: (path, name) => (isDataPart(name) ? findOrRenderData(path, name) : fetchPage(path, name)),
    async fill(path) {
      const page = await copies.read(path);
      if (page && isGood(page)) return 'there';
      return (await render(path, 'dense')).kind === 'failed' ? 'failed' : 'rendered';
    },
  };
}
