import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from './db/open';
import type { Tables } from './db/tables/tables';

type Row = Selectable<Tables['operator_log']>;

/** Stores a command of an operator. `options` has only names, because their values may be personal data. */
export async function logCommand(db: Queryable, row: Omit<Insertable<Tables['operator_log']>, 'id'>): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({ id: randomUUID(), ...row })
    .execute();
}

/** Returns commands, newest first. `since` is an instant. */
export function listCommands(
  db: Queryable,
  { since, max }: { since?: string | undefined; max: number },
): Promise<Row[]> {
  let query = db.selectFrom('operator_log').selectAll();
  if (since !== undefined) query = query.where('at', '>=', since);
  return query.orderBy('at', 'desc').orderBy('id').limit(max).execute();
}

/** Returns the commands about an account, oldest first. */
export function listCommandsAbout(db: Queryable, userId: string): Promise<Row[]> {
  return db.selectFrom('operator_log').selectAll().where('user_id', '=', userId).orderBy('at').orderBy('id').execute();
}
