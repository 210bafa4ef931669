/** The name under which the database driver for this Node.js is installed: as lib/server/platform/db/sqlite-driver.ts chooses it. */
export const SQLITE_PACKAGE = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';
