import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the lock of an account, and the log of operators. The previous release ignores the lock and allows
 * logins.
 */
export async function addOperators(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column locked_at text`.execute(db);
  await sql`create table operator_log (
    id text primary key,
    at text not null,
    operator text not null,
    command text not null,
    options text not null,
    user_id text references users (id) on delete set null,
    exit_code integer not null
  )`.execute(db);
  await sql`create index operator_log_at on operator_log (at)`.execute(db);
  await sql`create index operator_log_user on operator_log (user_id) where user_id is not null`.execute(db);
}
