import 'server-only';
import { createRequire } from 'node:module';
import type { default as Driver } from 'better-sqlite3';

/** The first Node-API that release 13 of the driver runs on: Node.js 22.14. */
const NODE_API = 10;

const require = createRequire(import.meta.url);

/**
 * The driver for this Node.js. Release 12 aborts the process on Node.js 24.19 and later, when statements are collected;
 * release 13 does so on Node.js 20, at once.
 */
export const SQLite = (
  Number(process.versions.napi) >= NODE_API ? require('better-sqlite3-13') : require('better-sqlite3')
) as typeof Driver; // both are the package that the types describe
export type SQLiteDatabase = Driver.Database;
export type SQLiteStatement = Driver.Statement;
