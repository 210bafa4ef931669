import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Part, PressedPage } from './press-page';

const BYTES = 64 * 1024 * 1024;

/** A part of a page, ready to be sent. */
export interface ReadyPart extends Part, Omit<PressedPage, 'parts'> {}

export interface ReadyParts {
  find: (path: string, name: string) => ReadyPart | null;
  put: (path: string, name: string, part: ReadyPart) => void;
  /** Every part of a page. */
  drop: (path: string, names: Iterable<string>) => void;
}

/** Null where the page has no such part. */
export function partOf({ parts, ...page }: PressedPage, name: string): ReadyPart | null {
  const part = parts.get(name);
  return part ? { ...part, ...page } : null;
}

/** At most 64 MB: those asked for last. */
export function createReadyParts(): ReadyParts {
  const parts = new LRUCache<string, ReadyPart>({
    maxSize: BYTES,
    sizeCalculation: ({ br, gzip, headers }) => br.length + (gzip?.length ?? 0) + JSON.stringify(headers).length,
  });
  const keyOf = (path: string, name: string) => `${path} ${name}`;
  return {
    find: (path, name) => parts.get(keyOf(path, name)) ?? null,
    put(path, name, part) {
      // What a shelf hands out may be a window on all the bytes of its page.
      const own = { br: Buffer.from(part.br), ...(part.gzip && { gzip: Buffer.from(part.gzip) }) };
      parts.set(keyOf(path, name), { ...part, ...own });
    },
    drop(path, names) {
      for (const name of names) parts.delete(keyOf(path, name));
    },
  };
}
