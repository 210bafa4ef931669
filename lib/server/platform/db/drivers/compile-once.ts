import 'server-only';
import { CompiledQuery, type Compilable } from 'kysely';
import { isPostgres, type Queryable } from '../open';
import { rememberStatement } from './prepared-statements';

/**
 * Returns a query whose SQL is compiled once per engine. For queries of every order, compiling costs more than running.
 * `build` must use each parameter once, in order; otherwise the first call throws.
 */
export function compileOnce<Parameters extends readonly string[], Row>(
  build: (db: Queryable, ...parameters: Parameters) => Compilable<Row>,
): (db: Queryable, ...parameters: Parameters) => Promise<Row[]> {
  const texts = new Map<boolean, string>();
  const compile = (db: Queryable, parameters: Parameters): string => {
    const query = build(db, ...parameters).compile();
    if (JSON.stringify(query.parameters) !== JSON.stringify(parameters))
      throw new Error('the query must use each parameter once, in order');
    texts.set(isPostgres(db), rememberStatement(query.sql));
    return query.sql;
  };
  return async (db, ...parameters) => {
    const text = texts.get(isPostgres(db)) ?? compile(db, parameters);
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  };
}

/**
 * Returns `find` for reference data: calls outside transactions with the same parameters share a query in progress. A
 * result may therefore be older than its call by the duration of one query.
 */
export function shareConcurrentReads<Parameters extends readonly string[], Row>(
  find: (db: Queryable, ...parameters: Parameters) => Promise<Row[]>,
): typeof find {
  const underWay = new WeakMap<Queryable, Map<string, Promise<Row[]>>>();
  return (db, ...parameters) => {
    if (db.isTransaction) return find(db, ...parameters);
    const pendingReads = underWay.get(db) ?? new Map<string, Promise<Row[]>>();
    underWay.set(db, pendingReads);
    const key = parameters.join(' ');
    const pending = pendingReads.get(key);
    if (pending) return pending;
    const pendingRead = find(db, ...parameters).finally(() => pendingReads.delete(key));
    pendingReads.set(key, pendingRead);
    return pendingRead;
  };
}
