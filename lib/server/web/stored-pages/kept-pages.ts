import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ContentLabels } from './content-labels';
import type { Filling } from '@/lib/server/pages/fill-pages';
import { isDataPart } from '@/lib/server/pages/page-data';
import {
  pressDensely,
  pressPage,
  readPage,
  withFormerData,
  writePage,
  type PressedPage,
  type Quality,
} from './press-page';
import { createReadyParts, partOf, type ReadyPart } from './ready-parts';
import { DOCUMENT, shared, type Redraw } from '@/lib/server/pages/shared-with-cache';
import type { Shelf } from './shelf';

/** Addresses that Next answers for each request anew, as many as are remembered. */
const MOST_DYNAMIC = 2000;
const SUCCESS = 200;
/** Milliseconds that a visitor waits for a newer page where an older one lies. */
const PATIENCE_MS = 5000;

export interface KeptPages {
  /** A part that lies in memory and is up to date, as data always are; null for any other. */
  find: (path: string, name: string) => ReadyPart | null;
  /** A part that lies anywhere, or is drawn now. Null for what is not stored, and where drawing fails. */
  fetch: (path: string, name: string) => Promise<ReadyPart | null>;
  /** Draws a page that lies nowhere up to date, in as few bytes as it goes. */
  fill: (path: string) => Promise<Filling>;
}

interface Settings {
  labels: ContentLabels;
  shelf: Shelf;
  redraw: Redraw;
  /** Called for each request of a kept page. */
  asked?: (path: string) => void;
  now?: () => number;
  patienceMs?: number;
}

type Drawing = { kind: 'page'; page: PressedPage } | { kind: 'dynamic' } | { kind: 'failed' };

/** Whether a page may still be sent as it is: its data has not changed, and it has not grown old. */
export const isFresh = (
  { labels, expiresAt }: Pick<PressedPage, 'labels' | 'expiresAt'>,
  known: ContentLabels,
  now: number,
) => known.areCurrent(labels) && expiresAt > now;

const isSame = (one: ReadyPart | null, { expiresAt, parts }: PressedPage) =>
  one?.expiresAt === expiresAt && one.etag === parts.get(DOCUMENT)?.etag;

/**
 * The stored pages as ready bytes, in memory before a shelf that holds all of them. A page whose data has changed is
 * drawn again before it is sent; one that has merely grown old is sent and drawn again meanwhile. While that fails the
 * old page stays. Pages of addresses that do not exist are sent and not kept: anybody can ask for millions.
 */
export function createKeptPages({
  labels,
  shelf,
  redraw,
  asked,
  now = Date.now,
  patienceMs = PATIENCE_MS,
}: Settings): KeptPages {
  const ready = createReadyParts();
  const dynamic = new LRUCache<string, true>({ max: MOST_DYNAMIC });
  const isGood = (page: Pick<PressedPage, 'labels' | 'expiresAt'>) => isFresh(page, labels, now());

  /** `name`: of a part that it must have, however old it is; by default it is to be up to date, if there is one. */
  async function lying(path: string, name?: string): Promise<PressedPage | null> {
    const has = (bytes: Buffer) => readPage(bytes)?.parts.has(name!) ?? false;
    const bytes = await shelf.read(path, name === undefined ? undefined : has);
    return bytes && readPage(bytes);
  }

  const underWayTo = new Map<string, Promise<void>>();
  /** What is done to the shelf for a page follows what was begun before for it. */
  function inOrder(path: string, work: () => Promise<void>): Promise<void> {
    const done = (underWayTo.get(path) ?? Promise.resolve()).then(work).finally(() => {
      if (underWayTo.get(path) === done) underWayTo.delete(path);
    });
    underWayTo.set(path, done);
    return done;
  }

  function keep(path: string, page: PressedPage): Promise<void> {
    dynamic.delete(path);
    for (const [name, { until }] of page.parts) if (!until) ready.put(path, name, partOf(page, name)!);
    return inOrder(path, () => shelf.write(path, writePage(page)));
  }

  function drop(path: string, { parts }: PressedPage): Promise<void> {
    ready.drop(path, parts.keys());
    return inOrder(path, () => shelf.drop(path));
  }

  async function drawNow(path: string, quality: Quality): Promise<Drawing> {
    const labelsOf = labels.snapshot();
    const drawnAt = now();
    let keeping: Promise<PressedPage> | undefined;
    shared.wanted.set(path, (drawn) => {
      shared.wanted.delete(path);
      keeping = pressPage(drawn, labelsOf(drawn.tags), drawnAt, quality).then(async (page) => {
        if (page.status === SUCCESS) await keep(path, withFormerData(page, await lying(path), drawnAt));
        return page;
      });
      // Who waits for it hears of a failure; by then it may be nobody.
      keeping.catch(() => {});
    });
    const redrawn = await redraw(path);
    if (keeping) return { kind: 'page', page: await keeping };
    // What comes later is kept all the same. What Next stores and did not hand over was drawn for a visitor.
    return { kind: redrawn === 'dynamic' ? 'dynamic' : 'failed' };
  }

  const underWay = new Map<string, Promise<Drawing>>();
  /** Once for all who wait for it. */
  function draw(path: string, quality: Quality): Promise<Drawing> {
    const begun = underWay.get(path) ?? drawNow(path, quality).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  }

  /** Paths whose drawing takes long: one visitor has waited for it, and no other does. */
  const slow = new Set<string>();
  async function soon(path: string, drawing: Promise<Drawing>): Promise<Drawing | null> {
    if (slow.has(path)) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((tired) => {
      timer = setTimeout(() => {
        slow.add(path);
        drawing.catch(() => {}).finally(() => slow.delete(path));
        tired(null);
      }, patienceMs);
    });
    return Promise.race([drawing, late]).finally(() => clearTimeout(timer));
  }

  /** Paths asked for again, whose pages are still to be pressed; one after the other. */
  const toPress = new Set<string>();
  let pressing = Promise.resolve();
  function pressLater(path: string): void {
    if (toPress.has(path)) return;
    toPress.add(path);
    const press = async () => {
      const page = await lying(path);
      if (page && !page.dense && isGood(page)) {
        const dense = await pressDensely(page);
        // Unless it was drawn again, or has gone, meanwhile: memory knows first.
        if (isSame(ready.find(path, DOCUMENT), page)) await keep(path, dense);
      }
    };
    // What cannot be read is drawn again when it is asked for.
    pressing = pressing
      .then(press)
      .catch(() => {})
      .finally(() => toPress.delete(path));
  }

  /** Named by their content: a page that lies here without them never had them. Another machine may have drawn it before. */
  async function fetchData(path: string, name: string): Promise<ReadyPart | null> {
    const page = await lying(path, name);
    if (page) {
      const part = partOf(page, name);
      if (part) ready.put(path, name, part);
      return part;
    }
    if (dynamic.has(path)) return null;
    const drawing = await draw(path, 'quick');
    if (drawing.kind === 'dynamic') dynamic.set(path, true);
    return drawing.kind === 'page' ? partOf(drawing.page, name) : null;
  }

  return {
    find(path, name) {
      const part = ready.find(path, name);
      if (part && isDataPart(name)) return part;
      if (!part || !isGood(part)) return null;
      if (!part.dense) pressLater(path);
      asked?.(path);
      return part;
    },
    async fetch(path, name) {
      if (isDataPart(name)) return fetchData(path, name);
      const old = await lying(path);
      if (!old && dynamic.has(path)) return null;
      if (old && isGood(old)) {
        const part = partOf(old, name);
        if (part) ready.put(path, name, part);
        return part;
      }
      const drawing = draw(path, 'quick');
      if (old && labels.areCurrent(old.labels)) {
        // Merely grown old: sent, whatever becomes of the new one.
        drawing.catch(() => {});
        return partOf(old, name);
      }
      const drawn = await (old ? soon(path, drawing) : drawing);
      if (drawn?.kind === 'page') {
        if (old && drawn.page.status !== SUCCESS) await drop(path, old);
        return partOf(drawn.page, name);
      }
      if (drawn?.kind === 'dynamic' && !old) dynamic.set(path, true);
      return old && partOf(old, name);
    },
    async fill(path) {
      const page = await lying(path);
      if (page && isGood(page)) return 'there';
      return (await draw(path, 'dense')).kind === 'failed' ? 'failed' : 'drawn';
    },
  };
}
