import 'server-only';
import type { ByteStore } from './byte-store';
import { deserializePage, serializePage, type CompressedPage } from './compress-page';
import { partOf, type ReadyParts } from './ready-parts';
import { createSequences } from './sequences';

export interface PageCopies {
  /** Returns a stored page: with `name` a copy that has this part, however old, else preferably a fresh copy. */
  read: (path: string, name?: string) => Promise<CompressedPage | null>;
  /** Stores a page in memory and in the byte store. */
  store: (path: string, page: CompressedPage) => Promise<void>;
  /** Drops a page from memory and from the byte store. */
  drop: (path: string, page: CompressedPage) => Promise<void>;
}

/**
 * Creates the store of whole pages: parts in memory, and all pages in the byte store. Changes of one page run in
 * sequence.
 */
export function createPageCopies(byteStore: ByteStore, ready: ReadyParts): PageCopies {
  const inSequence = createSequences();
  return {
    async read(path, name) {
      const hasPart =
        name === undefined ? undefined : (bytes: Buffer) => deserializePage(bytes)?.parts.has(name) ?? false;
      const bytes = await byteStore.read(path, hasPart);
      return bytes && deserializePage(bytes);
    },
    store(path, page) {
      for (const [name, { until }] of page.parts) if (!until) ready.put(path, name, partOf(page, name)!);
      return inSequence(path, () => byteStore.write(path, serializePage(page)));
    },
    drop(path, { parts }) {
      ready.drop(path, parts.keys());
      return inSequence(path, () => byteStore.drop(path));
    },
  };
}
