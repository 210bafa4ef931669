import 'server-only';
import { errorCodeOf, messageOf } from '../errors';

export type Engine = 'sqlite' | 'postgres';

/**
 * Mark on the adapter of each database, from which the engine is read. A check by class would fail: one bundle of the
 * process opens the database, and another one, with its own copies of Kysely's classes, may use it.
 */
export interface MarkedAdapter {
  readonly engine: Engine;
}

export function engineOf(databaseUrl: string): Engine {
  return databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
}

export function autoIncrement(engine: Engine): string {
  return engine === 'sqlite' ? 'integer primary key autoincrement' : 'bigint generated always as identity primary key';
}

const codeText = (error: unknown) => String(errorCodeOf(error) ?? '');

/** Returns true for the error of a violated unique index or primary key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeText(error));
}

/** Returns true for the error of a reference to a missing row, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeText(error));
}

/** Returns true for the error of a table that no migration step has created yet, on either engine. */
export function isMissingTable(error: unknown): boolean {
  return codeText(error) === '42P01' || /^no such table: /.test(messageOf(error));
}

/** Returns true for the error of a SQLite file that another connection has locked. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(codeText(error));
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Returns true if the work timed out because another connection held a lock. The same work may succeed later. */
export const isLocked = (error: unknown): boolean => isBusy(error) || codeText(error) === LOCK_NOT_AVAILABLE;

const NETWORK_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'];
/** Errors if the folder of the SQLite file cannot be created or opened. */
const FOLDER_ERRORS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EIO'];

/**
 * Returns true if the database is unavailable: locked, full, damaged, read-only, unreachable or shutting down.
 * Deadlocks and statements that took too long count too. The API responds with 503.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeText(error);
  return (
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)/.test(code) ||
    /^(08|53|57P|57014|40001|40P01|55P03|25006)/.test(code) ||
    NETWORK_ERRORS.includes(code) ||
    FOLDER_ERRORS.includes(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      messageOf(error),
    )
  );
}
