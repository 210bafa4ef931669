import 'server-only';
import { isPostgres, type Queryable } from '@/lib/server/db/open';

/** Keeps the rows that a query finds as they are to the end of the transaction. SQLite's writer holds its whole database anyway. */
export function lockRows<Query extends { forUpdate: () => Query }>(trx: Queryable, query: Query): Query {
  return isPostgres(trx) ? query.forUpdate() : query;
}
