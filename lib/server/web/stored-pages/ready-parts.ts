import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CompressedPart, CompressedPage } from './compress-page';

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Part of a page that is ready to send. */
export interface ReadyPart extends CompressedPart, Omit<CompressedPage, 'parts'> {}

export interface ReadyParts {
  find: (path: string, name: string) => ReadyPart | null;
  put: (path: string, name: string, part: ReadyPart) => void;
  /** Drops every part of a page. */
  drop: (path: string, names: Iterable<string>) => void;
}

/** Returns a part of a page, or null if it has no such part. */
export function partOf({ parts, ...page }: CompressedPage, name: string): ReadyPart | null {
  const part = parts.get(name);
  return part ? { ...part, ...page } : null;
}

/** Creates a cache of at most 64 MB with the parts that were used last. */
export function createReadyParts(): ReadyParts {
  const parts = new LRUCache<string, ReadyPart>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ br, gzip, headers }) => br.length + (gzip?.length ?? 0) + JSON.stringify(headers).length,
  });
  const keyOf = (path: string, name: string) => `${path} ${name}`;
  return {
    find: (path, name) => parts.get(keyOf(path, name)) ?? null,
    put(path, name, part) {
      // A part from a store may be a view of all the bytes of its page, so it is copied.
      const partBytes = { br: Buffer.from(part.br), ...(part.gzip && { gzip: Buffer.from(part.gzip) }) };
      parts.set(keyOf(path, name), { ...part, ...partBytes });
    },
    drop(path, names) {
      for (const name of names) parts.delete(keyOf(path, name));
    },
  };
}
