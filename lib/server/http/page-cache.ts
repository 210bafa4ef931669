import type FileSystemCacheType from 'next/dist/server/lib/incremental-cache/file-system-cache';
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { contentSecurityPolicy } from './content-security-policy';

type CacheClass = typeof FileSystemCacheType;

/** Next ships CommonJS: depending on who loads it, the class is the default export or the default of that. */
const { default: exported } = fileSystemCache as unknown as { default: CacheClass | { default: CacheClass } };
const FileSystemCache = 'default' in exported ? exported.default : exported;

const POLICY = 'content-security-policy';

/** Where the map of sites takes its tiles from, when an operator has chosen a server; `{s}` stands for any of its names. */
export function tileSources(): string[] {
  const tiles = process.env.MAP_TILE_URL;
  return tiles ? [tiles.split('/').slice(0, 3).join('/').replace('{s}', '*')] : [];
}

async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body!);
  const digests = [...new Set(scripts)].map((body) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return (await Promise.all(digests)).map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}

/** Next's own cache, which also gives every stored page a policy that names exactly its inline scripts. */
export default class PageCache extends FileSystemCache {
  override async get(...question: Parameters<CacheClass['prototype']['get']>) {
    const entry = await super.get(...question);
    // Middleware bundles this file too; it stores no pages.
    if (process.env.NEXT_RUNTIME === 'edge') return entry;
    const page = entry?.value;
    if (page?.kind === 'APP_PAGE' && !page.headers?.[POLICY]) {
      const gateway = process.env.NEXT_PUBLIC_API_BASE_URL;
      const connectTo = gateway ? [new URL(gateway).origin] : [];
      page.headers = {
        ...page.headers,
        [POLICY]: contentSecurityPolicy(await inlineScriptHashes(page.html), connectTo, tileSources()),
      };
    }
    return entry;
  }
}

/** Pages and data under these tags are made anew when they are next asked for: in this process, and at once. */
export function expireTags(tags: string[]): void {
  // What Next itself calls; the method keeps its notes in a module of the process, not in the object.
  void FileSystemCache.prototype.revalidateTag(tags, { expire: 0 });
}
