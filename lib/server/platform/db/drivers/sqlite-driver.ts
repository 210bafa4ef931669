import 'server-only';
import { createRequire } from 'node:module';
import type { default as Driver } from 'better-sqlite3';

/** First Node-API version that release 13 of the driver supports: Node.js 22.14. */
const NODE_API = 10;

const require = createRequire(import.meta.url);

/**
 * Driver for this version of Node.js. Release 12 aborts the process on Node.js 24.19 and later, when statements are
 * garbage-collected. Release 13 aborts at once on Node.js 20.
 */
export const SQLite = (
  Number(process.versions.napi) >= NODE_API ? require('better-sqlite3-13') : require('better-sqlite3')
) as typeof Driver; // the types describe both packages
export type SQLiteDatabase = Driver.Database;
export type SQLiteStatement = Driver.Statement;
