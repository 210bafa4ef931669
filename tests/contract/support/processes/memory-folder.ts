import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Creates a folder for databases and mails of tests, in memory if there is room. SQLite waits for the disk at each
 * commit: 4 ms, several times a call. No test cuts the power, so none can tell the difference.
 */
export const makeFolder = (name: string): string =>
  mkdtempSync(path.join(hasRoom() ? IN_MEMORY : tmpdir(), `${name}-`));
