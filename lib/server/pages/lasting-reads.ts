import 'server-only';
import { shared } from './shared-with-cache';

/**
 * What every page of a market reads, by the tags of lib/server/pages/cached-read.ts: pages that are drawn for each
 * request go on with it when the site starts while the database is away. Their number is known, unlike that of other reads.
 */
const LASTING = ['countries', 'ship'];

const nameOf = (key: string) => `read ${key}`;

export const isLasting = (tags: readonly string[] | undefined) => tags?.some((tag) => LASTING.includes(tag)) ?? false;

export async function writeLasting(key: string, entry: { lastModified: number; value: unknown }): Promise<void> {
  await shared.shelf?.write(nameOf(key), Buffer.from(JSON.stringify(entry)));
}

/** As Next's cache answers it; null where there is none. */
export async function readLasting<Entry>(key: string): Promise<Entry | null> {
  const bytes = await shared.shelf?.read(nameOf(key));
  return bytes ? (JSON.parse(bytes.toString()) as Entry) : null;
}
