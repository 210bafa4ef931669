import type FileSystemCacheType from 'next/dist/server/lib/incremental-cache/file-system-cache';
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import * as tagNotes from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { renderPage } from './render-page';
import { isLasting, readLastingValue, writeLastingValue } from './lasting-reads';
import { sharedPageState } from './shared-with-cache';

type CacheClass = typeof FileSystemCacheType;
type Entry = Awaited<ReturnType<CacheClass['prototype']['get']>>;

/** Next ships CommonJS. Depending on the loader, the class is the default export or the default of that. */
type LoadedCache = { default: CacheClass | { default: CacheClass } };
const { default: exported } = fileSystemCache as unknown as LoadedCache; // its types describe only one way of loading
const FileSystemCache = 'default' in exported ? exported.default : exported;
const { areTagsStale } = 'areTagsStale' in tagNotes ? tagNotes : (tagNotes as { default: typeof tagNotes }).default;

const TAGS_HEADER = 'x-next-cache-tags';

/** Marks a request that renders a stored page again (next/dist/lib/constants.js: PRERENDER_REVALIDATE_HEADER). */
export const REVALIDATE_HEADER = 'x-prerender-revalidate';

/** Returns true for a file (a sitemap, a feed) whose data has changed since it was rendered. */
function isOutdated(entry: Entry): boolean {
  const storedEntry = entry?.value;
  if (storedEntry?.kind !== 'APP_ROUTE') return false;
  const tags = storedEntry.headers?.[TAGS_HEADER];
  return typeof tags === 'string' && areTagsStale(tags.split(','), entry!.lastModified ?? 0);
}

/** Returns true for an entry that `set` stored. No schema, because middleware bundles this file. */
const isLastingEntry = (stored: unknown): stored is NonNullable<Entry> =>
  typeof stored === 'object' && stored !== null && 'lastModified' in stored && 'value' in stored;

const [OK, FAILED] = [200, 500];

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Next's file-system cache with three differences. Pages are not stored here but passed to the server that stores and
 * sends them. A file whose data has changed is rendered before it is sent, and the old one is sent if that fails. Next
 * would send the old one first, or an error. Data that pages of every market read outlives the process.
 */
export default class PageCache extends FileSystemCache {
  /** True for a request that renders something again. The token shows that, so no header of a visitor has an effect. */
  readonly #refreshes: boolean;

  constructor(settings: ConstructorParameters<CacheClass>[0]) {
    super(settings);
    const header = settings._requestHeaders?.[REVALIDATE_HEADER];
    this.#refreshes = header !== undefined && header === sharedPageState.token;
  }

  override async get(...question: Parameters<CacheClass['prototype']['get']>) {
    const [key, { kind }] = question;
    // Middleware bundles this file too, but stores no pages.
    if (process.env.NEXT_RUNTIME === 'edge' || isBuild()) return super.get(...question);
    if (kind === 'FETCH') return (await super.get(...question)) ?? this.#readBefore(key, question[1]);
    if (kind === 'APP_PAGE') return null;
    const entry = await super.get(...question);
    if (!isOutdated(entry) || this.#refreshes) return entry;
    await sharedPageState.refreshPage?.(pathOfCacheKey(key));
    return super.get(...question);
  }

  /** Returns data that an earlier process read. */
  async #readBefore(key: string, context: Parameters<CacheClass['prototype']['get']>[1]): Promise<Entry> {
    if (!('tags' in context) || !isLasting(context.tags)) return null;
    const storedEntry = await readLastingValue(key);
    return isLastingEntry(storedEntry) ? storedEntry : null;
  }

  override async set(...question: Parameters<CacheClass['prototype']['set']>) {
    const [key, entry, context] = question;
    if (process.env.NEXT_RUNTIME === 'edge' || isBuild() || entry?.kind !== 'APP_PAGE') {
      await super.set(...question);
      if (entry?.kind === 'FETCH' && 'tags' in context && isLasting(context.tags))
        await writeLastingValue(key, { lastModified: Date.now(), value: entry });
      return;
    }
    const path = pathOfCacheKey(key);
    // A page rendered for a visitor contains the nonce of that visitor's policy.
    const receive = this.#refreshes && sharedPageState.pageReceivers.get(path);
    // A page that shows a failure replaces no stored page.
    if (receive && (entry.status ?? OK) < FAILED)
      receive(await renderPage(path, entry, 'cacheControl' in context ? context.cacheControl : undefined));
  }
}

/** Returns the path of one of Next's keys, which follows the route's name. `/index` is the root. */
export function pathOfCacheKey(key: string): string {
  const path = key.slice(key.indexOf('/$/') + 2);
  return path === '/index' ? '/' : path;
}

/** Marks files and data with these tags as outdated in this process. */
export function expireTags(tags: string[]): void {
  // Next calls the same method, which keeps its state in a module of the process and not in the object. Without
  // `expire`, entries stay readable: one that cannot be rendered again is sent unchanged.
  void FileSystemCache.prototype.revalidateTag(tags, {});
}
