import 'server-only';
import { PostgresAdapter } from 'kysely';
import type { Queryable } from './open';

/** Keeps the rows that a query finds as they are to the end of the transaction. SQLite's writer holds its whole database anyway. */
export function lockRows<Query extends { forUpdate: () => Query }>(trx: Queryable, query: Query): Query {
  return trx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
}
