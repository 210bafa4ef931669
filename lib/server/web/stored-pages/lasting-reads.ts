import 'server-only';
import { sharedPageState } from './shared-with-cache';

/**
 * Tags of the data that every page of a market reads (lib/server/web/stored-pages/read-cached.ts). Pages rendered per
 * request use this data when the site starts without its database. Their number is limited. The number of other reads
 * is not.
 */
const LASTING_TAGS = ['countries', 'ship'];

const nameOf = (key: string) => `read ${key}`;

export const isLasting = (tags: readonly string[] | undefined) =>
  tags?.some((tag) => LASTING_TAGS.includes(tag)) ?? false;

export async function writeLastingValue(key: string, entry: { lastModified: number; value: unknown }): Promise<void> {
  await sharedPageState.byteStore?.write(nameOf(key), Buffer.from(JSON.stringify(entry)));
}

/** Returns an entry as `writeLastingValue` stored it, or null. */
export async function readLastingValue(key: string): Promise<unknown> {
  const bytes = await sharedPageState.byteStore?.read(nameOf(key));
  return bytes ? JSON.parse(bytes.toString()) : null;
}
