import 'server-only';
import { isPostgres, type Queryable } from './open';

/**
 * Locks the rows of a query until the end of the transaction. SQLite needs no lock: its only writer already locks the
 * database.
 */
export function lockRows<Query extends { forUpdate: () => Query }>(trx: Queryable, query: Query): Query {
  return isPostgres(trx) ? query.forUpdate() : query;
}
