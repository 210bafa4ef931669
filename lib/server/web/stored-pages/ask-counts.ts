import 'server-only';
import type { Shelf } from './shelf';

const NAME = 'asked';
/** As many addresses as are counted: a site has a few thousand pages. */
const MOST = 10_000;
/** What earlier processes counted counts half. */
const FADING = 0.5;

export interface AskCounts {
  count: (path: string) => void;
  of: (path: string) => number;
  /** For the next process. */
  save: () => Promise<void>;
}

/** How often pages are asked for, across restarts. */
export async function openAskCounts(shelf: Shelf): Promise<AskCounts> {
  const bytes = await shelf.read(NAME);
  const before = bytes ? (JSON.parse(bytes.toString()) as Record<string, number>) : {};
  const counts = new Map(Object.entries(before).map(([path, times]) => [path, times * FADING]));
  return {
    count(path) {
      if (counts.size < MOST || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    of: (path) => counts.get(path) ?? 0,
    save: () => shelf.write(NAME, Buffer.from(JSON.stringify(Object.fromEntries(counts)))),
  };
}
