import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { ByteStore } from './byte-store';

/** Maximum number of stores, of earlier releases or settings, that stay beside the store in use. */
const MAX_FORMER_STORES = 3;
/** File that is written each time a store is opened. The stores that were opened last stay. */
const OPENED_FILE = '.opened';

/**
 * Deletes the stores except `ownName` and the last ones opened: a release that is being replaced still uses its store.
 */
async function dropFormer(folder: string, ownName: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== ownName);
  const loadOpenedAt = (name: string) =>
    stat(path.join(folder, name, OPENED_FILE)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const openedStores = await Promise.all(names.map(async (name) => ({ name, at: await loadOpenedAt(name) })));
  const old = openedStores.sort((one, other) => other.at - one.at).slice(MAX_FORMER_STORES);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/**
 * Opens a store of files in `folder`/`edition`. Files are written atomically, so any number of processes can share it.
 * The first failure to write is logged, and `onFailure` is called for each. A page that is not written is rendered
 * again.
 */
export async function openFileStore(
  folder: string,
  edition: string,
  log: Pick<Logger, 'warn'>,
  onFailure: () => void = () => undefined,
): Promise<ByteStore> {
  const home = path.join(folder, edition);
  let hasWarned = false;
  const reportFailure = (error: unknown) => {
    if (!hasWarned) log.warn({ err: error, folder: home }, 'rendered pages not stored');
    hasWarned = true;
    onFailure();
  };
  try {
    await mkdir(home, { recursive: true });
    await writeFile(path.join(home, OPENED_FILE), '');
    await dropFormer(folder, edition);
  } catch (error) {
    reportFailure(error);
  }
  const fileOf = (name: string) => {
    const hash = createHash('sha256').update(name).digest('hex');
    return path.join(home, hash.slice(0, 2), hash.slice(2));
  };
  return {
    read: (name) => readFile(fileOf(name)).catch(() => null),
    async write(name, bytes) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID()}`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        reportFailure(error);
        await rm(draft, { force: true }).catch(() => {});
      }
    },
    drop: (name) => rm(fileOf(name), { force: true }).catch(() => {}),
  };
}
