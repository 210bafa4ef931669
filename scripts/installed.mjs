// Checks that node_modules matches package-lock.json, using npm's own record (node_modules/.package-lock.json).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The name under which the database driver for this Node.js is installed: as
 * lib/server/platform/db/drivers/sqlite-driver.ts chooses it.
 */
export const SQLITE_PACKAGE = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';

/**
 * Compares the `packages` of two lock files. Returns true if all locked packages are installed. Optional ones (other
 * platforms) may be missing. With `siteAlone`, packages that only tests and checks need may be missing too.
 */
export function satisfiesLock(locked, installed, { siteAlone = false } = {}) {
  const mayMiss = ({ optional, dev, devOptional }) => optional || devOptional || (siteAlone && dev) || false;
  return Object.entries(locked).every(([place, entry]) => {
    if (place === '') return true;
    const own = installed[place];
    return own ? own.version === entry.version && own.integrity === entry.integrity : mayMiss(entry);
  });
}

/** Returns true if the packages are installed, compiled or not. */
export function isInstalled(which) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return satisfiesLock(packagesOf('package-lock.json'), packagesOf(record), which);
}

/** Program that fails if the module is not compiled, or is compiled for another version of Node.js. */
const LOAD_NATIVE = `new (require('${SQLITE_PACKAGE}'))(':memory:').close()`;

export function isCompiled() {
  return spawnSync(process.execPath, ['-e', LOAD_NATIVE], { stdio: 'ignore' }).status === 0;
}
