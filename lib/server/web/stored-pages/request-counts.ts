import 'server-only';
import * as z from 'zod';
import type { ByteStore } from './byte-store';

const STORE_NAME = 'asked';
/** Maximum number of addresses that are counted. A site has a few thousand pages. */
const MAX_ADDRESSES = 10_000;
/** Weight of the counts of earlier processes. */
const FORMER_WEIGHT = 0.5;

const Counts = z.record(z.string(), z.number());

export interface RequestCounts {
  count: (path: string) => void;
  of: (path: string) => number;
  /** Stores the counts for the next process. */
  save: () => Promise<void>;
}

/** Counts the requests of each page, across restarts. */
export async function openRequestCounts(byteStore: ByteStore): Promise<RequestCounts> {
  const bytes = await byteStore.read(STORE_NAME);
  const before = bytes ? Counts.parse(JSON.parse(bytes.toString())) : {};
  const counts = new Map(Object.entries(before).map(([path, times]) => [path, times * FORMER_WEIGHT]));
  return {
    count(path) {
      if (counts.size < MAX_ADDRESSES || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    of: (path) => counts.get(path) ?? 0,
    save: () => byteStore.write(STORE_NAME, Buffer.from(JSON.stringify(Object.fromEntries(counts)))),
  };
}
