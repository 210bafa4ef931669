import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Shelf } from './shelf';

/** Shelves of releases and settings that are no longer used, beside the one in use. */
const FORMER_KEPT = 3;
/** Written whenever a shelf is opened. */
const OPENED = '.opened';

/** The shelves beside `own` that were opened longest ago, all but a few: a release that is being replaced still uses its own. */
async function dropFormer(folder: string, own: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== own);
  const openedAt = (name: string) =>
    stat(path.join(folder, name, OPENED)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const opened = await Promise.all(names.map(async (name) => ({ name, at: await openedAt(name) })));
  const old = opened.sort((one, other) => other.at - one.at).slice(FORMER_KEPT);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/**
 * A shelf of files in `folder`/`edition`. A file appears whole or not at all, so any number of processes share it. The
 * first failure to write is logged: pages are then drawn again by each process.
 */
export async function openFileShelf(folder: string, edition: string, log: Pick<Logger, 'warn'>): Promise<Shelf> {
  const home = path.join(folder, edition);
  let warned = false;
  const complain = (error: unknown) => {
    if (!warned) log.warn({ err: error, folder: home }, 'drawn pages cannot be kept as files');
    warned = true;
  };
  try {
    await mkdir(home, { recursive: true });
    await writeFile(path.join(home, OPENED), '');
    await dropFormer(folder, edition);
  } catch (error) {
    complain(error);
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
        complain(error);
        await rm(draft, { force: true }).catch(() => {});
      }
    },
    drop: (name) => rm(fileOf(name), { force: true }).catch(() => {}),
  };
}
