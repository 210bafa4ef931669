import 'server-only';
import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A prepared statement that selects all columns fails after a later release has added a column. */
const ALL_COLUMNS = /^select \*/i;

/**
 * Marks the text as a statement that PostgreSQL prepares on each connection, unless it selects all columns. For queries
 * of every order, parsing and planning cost more than running. Returns the text.
 */
export function rememberStatement(text: string): string {
  if (!ALL_COLUMNS.test(text)) names.set(text, `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
  return text;
}

/** Returns the name of a prepared statement, or undefined if the text is not marked. */
export const preparedName = (text: string): string | undefined => names.get(text);
