import type FileSystemCacheType from 'next/dist/server/lib/incremental-cache/file-system-cache';
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import * as tagNotes from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { handOver } from '../pages/hand-over';
import { joinScripts } from '../pages/join-scripts';
import { contentSecurityPolicy } from './content-security-policy';

type CacheClass = typeof FileSystemCacheType;
type Entry = Awaited<ReturnType<CacheClass['prototype']['get']>>;

/** Next ships CommonJS: depending on who loads it, the class is the default export or the default of that. */
type Loaded = { default: CacheClass | { default: CacheClass } };
const { default: exported } = fileSystemCache as unknown as Loaded; // its types know one way of loading
const FileSystemCache = 'default' in exported ? exported.default : exported;
const { areTagsStale } = 'areTagsStale' in tagNotes ? tagNotes : (tagNotes as { default: typeof tagNotes }).default;

const POLICY = 'content-security-policy';
const TAGS = 'x-next-cache-tags';
/** Asks for a stored page of the App Router. */
const STORED_PAGE = { kind: 'APP_PAGE', isFallback: false } as Parameters<CacheClass['prototype']['get']>[1]; // Next's enum is no value here

/** Marks a request that revalidates a stored page (next/dist/lib/constants.js: PRERENDER_REVALIDATE_HEADER). */
export const REVALIDATE_HEADER = 'x-prerender-revalidate';

/** Where the map of sites takes its tiles from, when an operator has chosen a server; `{s}` stands for any of its names. */
export function tileSources(): string[] {
  const tiles = process.env.MAP_TILE_URL;
  return tiles ? [tiles.split('/').slice(0, 3).join('/').replace('{s}', '*')] : [];
}

async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, body]) => body ?? [],
  );
  const digests = [...new Set(scripts)].map((body) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return (await Promise.all(digests)).map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}

async function addPolicy(entry: Entry): Promise<void> {
  const page = entry?.value;
  if (page?.kind !== 'APP_PAGE' || page.headers?.[POLICY]) return;
  page.html = joinScripts(page.html);
  const gateway = process.env.NEXT_PUBLIC_API_BASE_URL;
  const connectTo = gateway ? [new URL(gateway).origin] : [];
  page.headers = {
    ...page.headers,
    [POLICY]: contentSecurityPolicy(await inlineScriptHashes(page.html), connectTo, tileSources()),
  };
}

/** To the front door, which sends stored pages itself from then on. */
function offer(path: string, entry: Entry): void {
  const page = entry?.value;
  if (page?.kind !== 'APP_PAGE' || isOutdated(entry)) return;
  handOver(path, () => {
    const { [TAGS]: tags, ...headers } = page.headers as Record<string, string>;
    return { html: page.html, headers, tags: tags?.split(',') ?? [], drawnAt: entry!.lastModified ?? Date.now() };
  });
}

/** True for a page or file made from data that has changed since. */
function isOutdated(entry: Entry): boolean {
  const stored = entry?.value;
  if (stored?.kind !== 'APP_PAGE' && stored?.kind !== 'APP_ROUTE') return false;
  const tags = stored.headers?.[TAGS];
  return typeof tags === 'string' && areTagsStale(tags.split(','), entry!.lastModified ?? 0);
}

export interface Revalidation {
  /** The value of REVALIDATE_HEADER in requests of `revalidate`; a secret of the build. */
  token: string;
  /** Renders and stores the page of a path again. Resolves when that is done, has failed or timed out; never rejects. */
  revalidate: (path: string) => Promise<void>;
}

/** On globalThis: Next loads this module a second time, apart from the server's. */
const REVALIDATION = Symbol.for('express-parcel.revalidation');
const registry = globalThis as { [REVALIDATION]?: Revalidation };
export function setRevalidation(revalidation: Revalidation): void {
  registry[REVALIDATION] = revalidation;
}

/**
 * Next's file-system cache with five differences. Every stored page has its data in one script, and a content security policy
 * with the hashes of its inline scripts. A stale page is revalidated before it is answered, and answered stale if that fails:
 * Next would answer the stale page first, or an error. Fetch data of the build is available to pages that are rendered for
 * each request.
 */
export default class PageCache extends FileSystemCache {
  /** The request is itself a revalidation: only one with the token is, whatever a visitor sends. */
  readonly #revalidates: boolean;
  readonly #built: FileSystemCacheType | null;

  constructor(settings: ConstructorParameters<CacheClass>[0]) {
    super(settings);
    const header = settings._requestHeaders?.[REVALIDATE_HEADER];
    this.#revalidates = header !== undefined && header === registry[REVALIDATION]?.token;
    this.#built = settings.flushToDisk ? null : new FileSystemCache({ ...settings, flushToDisk: true });
  }

  override async get(...question: Parameters<CacheClass['prototype']['get']>) {
    const [key, { kind }] = question;
    let entry = await super.get(...question);
    // Middleware bundles this file too; it stores no pages.
    if (process.env.NEXT_RUNTIME === 'edge') return entry;
    if (kind === 'FETCH') return entry ?? this.#built?.get(...question) ?? null;
    if (isOutdated(entry) && !this.#revalidates) {
      await registry[REVALIDATION]?.revalidate(pathOf(key));
      entry = await super.get(...question);
    }
    await addPolicy(entry);
    offer(pathOf(key), entry);
    return entry;
  }

  /**
   * Pages of addresses that do not exist are not stored: anybody can ask for millions. One that takes the place of a page
   * that is gone is.
   */
  override async set(...entry: Parameters<CacheClass['prototype']['set']>) {
    const [key, page] = entry;
    const isMissing = page?.kind === 'APP_PAGE' && page.status === 404;
    if (isMissing && process.env.NEXT_PHASE !== 'phase-production-build' && !(await super.get(key, STORED_PAGE)))
      return;
    await super.set(...entry);
  }
}

/** Next's keys end in the path, behind what names the route; `/index` is the root's. */
export function pathOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + 2);
  return path === '/index' ? '/' : path;
}

/** Pages and data under these tags are out of date, in this process and from now on. */
export function expireTags(tags: string[]): void {
  // What Next itself calls; the method keeps its notes in a module of the process, not in the object. Without `expire`
  // they stay readable: what cannot be made anew is answered as it was.
  void FileSystemCache.prototype.revalidateTag(tags, {});
}
