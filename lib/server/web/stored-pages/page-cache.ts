import type FileSystemCacheType from 'next/dist/server/lib/incremental-cache/file-system-cache';
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import * as tagNotes from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { drawnPage } from './drawn-page';
import { isLasting, readLasting, writeLasting } from '../../pages/lasting-reads';
import { shared } from '../../pages/shared-with-cache';

type CacheClass = typeof FileSystemCacheType;
type Entry = Awaited<ReturnType<CacheClass['prototype']['get']>>;

/** Next ships CommonJS: depending on who loads it, the class is the default export or the default of that. */
type Loaded = { default: CacheClass | { default: CacheClass } };
const { default: exported } = fileSystemCache as unknown as Loaded; // its types know one way of loading
const FileSystemCache = 'default' in exported ? exported.default : exported;
const { areTagsStale } = 'areTagsStale' in tagNotes ? tagNotes : (tagNotes as { default: typeof tagNotes }).default;

const TAGS = 'x-next-cache-tags';

/** Marks a request that draws a stored page again (next/dist/lib/constants.js: PRERENDER_REVALIDATE_HEADER). */
export const REVALIDATE_HEADER = 'x-prerender-revalidate';

/** True for a file (a sitemap, a feed) made from data that has changed since. */
function isOutdated(entry: Entry): boolean {
  const stored = entry?.value;
  if (stored?.kind !== 'APP_ROUTE') return false;
  const tags = stored.headers?.[TAGS];
  return typeof tags === 'string' && areTagsStale(tags.split(','), entry!.lastModified ?? 0);
}

const [OK, FAILED] = [200, 500];

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Next's file-system cache with three differences. Pages are not kept here but handed to whoever wants them, ready to be
 * sent: the front door keeps and answers them. A file whose data has changed is drawn again before it is answered, and
 * answered as it was if that fails: Next would answer the old one first, or an error. What pages of every market read
 * outlives the process.
 */
export default class PageCache extends FileSystemCache {
  /** The request itself draws something again: only one with the token does, whatever a visitor sends. */
  readonly #redraws: boolean;

  constructor(settings: ConstructorParameters<CacheClass>[0]) {
    super(settings);
    const header = settings._requestHeaders?.[REVALIDATE_HEADER];
    this.#redraws = header !== undefined && header === shared.token;
  }

  override async get(...question: Parameters<CacheClass['prototype']['get']>) {
    const [key, { kind }] = question;
    // Middleware bundles this file too; it stores no pages.
    if (process.env.NEXT_RUNTIME === 'edge' || isBuild()) return super.get(...question);
    if (kind === 'FETCH') return (await super.get(...question)) ?? this.#readBefore(key, question[1]);
    if (kind === 'APP_PAGE') return null;
    const entry = await super.get(...question);
    if (!isOutdated(entry) || this.#redraws) return entry;
    await shared.redraw?.(pathOf(key));
    return super.get(...question);
  }

  /** What a process before this one has read. */
  async #readBefore(key: string, context: Parameters<CacheClass['prototype']['get']>[1]): Promise<Entry> {
    return 'tags' in context && isLasting(context.tags) ? readLasting(key) : null;
  }

  override async set(...question: Parameters<CacheClass['prototype']['set']>) {
    const [key, entry, context] = question;
    if (process.env.NEXT_RUNTIME === 'edge' || isBuild() || entry?.kind !== 'APP_PAGE') {
      await super.set(...question);
      if (entry?.kind === 'FETCH' && 'tags' in context && isLasting(context.tags))
        await writeLasting(key, { lastModified: Date.now(), value: entry });
      return;
    }
    const path = pathOf(key);
    // What is drawn for a visitor bears the nonce of that visitor's policy.
    const take = this.#redraws && shared.wanted.get(path);
    // A page that says that it failed takes the place of none.
    if (take && (entry.status ?? OK) < FAILED)
      take(await drawnPage(path, entry, 'cacheControl' in context ? context.cacheControl : undefined));
  }
}

/** Next's keys end in the path, behind what names the route; `/index` is the root's. */
export function pathOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + 2);
  return path === '/index' ? '/' : path;
}

/** Files and data under these tags are out of date, in this process and from now on. */
export function expireTags(tags: string[]): void {
  // What Next itself calls; the method keeps its notes in a module of the process, not in the object. Without `expire`
  // they stay readable: what cannot be made anew is answered as it was.
  void FileSystemCache.prototype.revalidateTag(tags, {});
}
