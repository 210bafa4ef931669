import 'server-only';

/**
 * Property of an error for the statement that caused it. A symbol of this module is enough, because errors do not cross
 * from one bundle to another.
 */
const STATEMENT = Symbol('failed statement');

/**
 * Maximum number of characters of a statement in the log. Longer statements are imports, whose text only repeats
 * itself.
 */
const MAX_CHARACTERS = 1000;

/** Returns the error, marked with the text of its statement. The text has placeholders, never values. */
export function nameStatement(error: unknown, sql: string): unknown {
  if (error instanceof Error && !(STATEMENT in error))
    Object.defineProperty(error, STATEMENT, { value: sql.slice(0, MAX_CHARACTERS), enumerable: false });
  return error;
}

/** Returns the text of the failed statement, or undefined for any other error. */
export function statementOf(error: Error): string | undefined {
  return STATEMENT in error ? String(error[STATEMENT]) : undefined;
}
