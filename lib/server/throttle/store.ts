import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../db/open';

export interface Attempt {
  key: string;
  now: string;
  /** When the count is forgotten. */
  expiresAt: string;
  free: number;
  /** The end of the wait after attempt `free`, `free + 1`, ...; the last one repeats. */
  blockedUntil: readonly string[];
}

/**
 * Blocked by nothing. Not the time of the attempt: another that read its clock a moment earlier and arrives a moment
 * later would find itself blocked.
 */
const NOT_BLOCKED = new Date(0).toISOString();

/**
 * Counts an attempt unless the key is blocked: one statement, so that attempts at once cannot slip past each other.
 * The count after this attempt, or null when it is blocked.
 */
export async function countAttempt(db: Queryable, attempt: Attempt): Promise<number | null> {
  const { key, now, expiresAt, free, blockedUntil } = attempt;
  const last = blockedUntil.at(-1)!;
  const steps = sql.join(
    blockedUntil.map((until, index) => sql`when ${sql.lit(free + index)} then ${until}`),
    sql` `,
  );
  const first = free > 1 ? NOT_BLOCKED : blockedUntil[0]!;
  const { rows } = await sql<{ points: number }>`
    insert into throttles (key, points, blocked_until, expires_at) values (${key}, 1, ${first}, ${expiresAt})
    on conflict (key) do update set
      points = case when throttles.expires_at <= ${now} then 1 else throttles.points + 1 end,
      blocked_until = case
        when throttles.expires_at <= ${now} then ${first}
        when throttles.points + 1 < ${sql.lit(free)} then ${NOT_BLOCKED}
        else case throttles.points + 1 ${steps} else ${last} end
      end,
      expires_at = excluded.expires_at
    where throttles.blocked_until <= ${now} or throttles.expires_at <= ${now}
    returning points`.execute(db);
  return rows[0]?.points ?? null;
}

export async function blockedUntil(db: Queryable, key: string): Promise<string | null> {
  const row = await db.selectFrom('throttles').select('blocked_until').where('key', '=', key).executeTakeFirst();
  return row?.blocked_until ?? null;
}

/** Takes the last attempt back and ends its wait. */
export async function uncountAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set((throttle) => ({ points: throttle('points', '-', 1), blocked_until: NOT_BLOCKED }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

export async function forgetAttempts(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('throttles').where('key', 'in', keys).execute();
}
