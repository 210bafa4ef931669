import 'server-only';

export type Engine = 'sqlite' | 'postgres';

export function engineOf(databaseUrl: string): Engine {
  return databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
}

export function autoIncrement(engine: Engine): string {
  return engine === 'sqlite'
    ? 'integer primary key autoincrement'
    : 'bigint generated always as identity primary key';
}

/** True for a violated unique index or primary key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True when the database cannot answer now: locked, full, unreachable, shutting down. The API answers 503. */
export function isUnavailable(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return (
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(code) ||
    /^(08|53|57P|40001|40P01)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test((error as Error | null)?.message ?? '')
  );
}
