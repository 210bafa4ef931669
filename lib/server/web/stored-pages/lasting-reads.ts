import 'server-only';
import { sharedPageState } from './shared-with-cache';

/**
 * Tags of the data that every page of a market reads (lib/server/web/stored-pages/read-cached.ts). It is stored, so
 * that pages rendered per request have it when the site starts without its database. Other data is not stored, because
 * its amount has no limit.
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
