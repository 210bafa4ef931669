import 'server-only';
import { codeOf, messageOf } from '../errors';

export type Engine = 'sqlite' | 'postgres';

export function engineOf(databaseUrl: string): Engine {
  return databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
}

export function autoIncrement(engine: Engine): string {
  return engine === 'sqlite' ? 'integer primary key autoincrement' : 'bigint generated always as identity primary key';
}

const codeText = (error: unknown) => String(codeOf(error) ?? '');

/** True for a violated unique index or primary key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeText(error));
}

/** True for a row that names another which is gone, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeText(error));
}

/** True while another program has locked the SQLite file for writing. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(codeText(error));
}

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'];
/** The folder of the SQLite file cannot be made or entered. */
const FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EIO'];

/** True when the database cannot answer now: locked, full, damaged, unreachable, shutting down. The API answers 503. */
export function isUnavailable(error: unknown): boolean {
  const code = codeText(error);
  return (
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)/.test(code) ||
    /^(08|53|57P|57014|40001|40P01|55P03|25006)/.test(code) ||
    NETWORK.includes(code) ||
    FOLDER.includes(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      messageOf(error),
    )
  );
}
