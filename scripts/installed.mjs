// Tells whether node_modules holds what package-lock.json names, by npm's own record of what it installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Of two lock files' `packages`: everything wanted is there; what is optional may be left out, as other platforms' parts. */
export function lockIsMet(wanted, installed) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
  });
}

/** A module compiled for another version of Node.js, or not compiled, fails here. */
const LOAD_NATIVE = `new (require('better-sqlite3'))(':memory:').close()`;

export function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  if (!lockIsMet(packagesOf('package-lock.json'), packagesOf(record))) return false;
  return spawnSync(process.execPath, ['-e', LOAD_NATIVE], { stdio: 'ignore' }).status === 0;
}
