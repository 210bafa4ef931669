import 'server-only';
import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A statement fails once a later release has added a column to what it selects. */
const ALL_COLUMNS = /^select \*/i;

/**
 * PostgreSQL keeps the statement of this text prepared on each connection, unless it selects every column: for the few that every order
 * asks, reading and planning costs more than the rest. Answers the text.
 */
export function keepPrepared(text: string): string {
  if (!ALL_COLUMNS.test(text)) names.set(text, `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
  return text;
}

/** The name under which the statement is kept; undefined for all others. */
export const preparedName = (text: string): string | undefined => names.get(text);
