import 'server-only';
import { CompiledQuery, type Compilable } from 'kysely';
import { isPostgres, type Queryable } from '@/lib/server/db/open';
import { keepPrepared } from '@/lib/server/db/prepared-statements';

/**
 * A query whose text is compiled once for each database: for the few that every order asks, compiling costs more than asking. `build`
 * uses each parameter once, in their order; throws where it does not.
 */
export function compileOnce<Parameters extends readonly string[], Row>(
  build: (db: Queryable, ...parameters: Parameters) => Compilable<Row>,
): (db: Queryable, ...parameters: Parameters) => Promise<Row[]> {
  const texts = new Map<boolean, string>();
  const compile = (db: Queryable, parameters: Parameters): string => {
    const query = build(db, ...parameters).compile();
    if (JSON.stringify(query.parameters) !== JSON.stringify(parameters)) throw new Error('other parameters');
    texts.set(isPostgres(db), keepPrepared(query.sql));
    return query.sql;
  };
  return async (db, ...parameters) => {
    const text = texts.get(isPostgres(db)) ?? compile(db, parameters);
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  };
}

/**
 * `find` for reference data: those who ask for the same while the answer is under way share it, so it may be older than their question
 * by the time that one query takes.
 */
export function shareAnswers<Parameters extends readonly string[], Row>(
  find: (db: Queryable, ...parameters: Parameters) => Promise<Row[]>,
): typeof find {
  const underWay = new WeakMap<Queryable, Map<string, Promise<Row[]>>>();
  return (db, ...parameters) => {
    if (db.isTransaction) return find(db, ...parameters);
    const answers = underWay.get(db) ?? new Map<string, Promise<Row[]>>();
    underWay.set(db, answers);
    const key = parameters.join(' ');
    const known = answers.get(key);
    if (known) return known;
    const answer = find(db, ...parameters).finally(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  };
}
