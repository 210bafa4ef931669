// Folders in memory for the databases and mails of tests.
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Creates a folder and returns its path. The folder is in memory if there is room. On a disk SQLite waits 4 ms at each
 * commit, and PostgreSQL uses 0.2 s of processor time to copy a database. No test cuts the power, so the tests behave
 * the same on both.
 */
export const makeMemoryFolder = (name) => mkdtempSync(path.join(hasRoom() ? IN_MEMORY : tmpdir(), `${name}-`));
