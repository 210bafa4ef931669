import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../db/open';

export interface PointChange {
  key: string;
  /** Points that are added to the count. A negative number undoes earlier ones. The count is never below zero. */
  points: number;
  now: string;
  expiresAt: string;
  /**
   * Expiry of the key. `fixed`: set by the first change. `sliding`: set by every change. `set`: points and expiry are
   * replaced.
   */
  mode: 'fixed' | 'sliding' | 'set';
}

export interface ThrottlePoints {
  points: number;
  expires_at: string;
}

/** Changes points in one statement, so that simultaneous changes all count. */
export async function changePoints(
  db: Queryable,
  { key, points, now, expiresAt, mode }: PointChange,
): Promise<ThrottlePoints> {
  const first = Math.max(points, 0);
  const restarts = mode === 'set' ? sql`1 = 1` : sql`throttles.expires_at <= ${now}`;
  const expiry = mode === 'sliding' ? sql`excluded.expires_at` : sql`throttles.expires_at`;
  const sum = sql`throttles.points + ${sql.lit(points)}`;
  const { rows } = await sql<ThrottlePoints>`
    insert into throttles (key, points, expires_at) values (${key}, ${sql.lit(first)}, ${expiresAt})
    on conflict (key) do update set
      points = case when ${restarts} then excluded.points when ${sum} < 0 then 0 else ${sum} end,
      expires_at = case when ${restarts} then excluded.expires_at else ${expiry} end
    returning points, expires_at`.execute(db);
  return rows[0]!;
}

export async function findPoints(db: Queryable, key: string, now: string): Promise<ThrottlePoints | null> {
  const row = await db
    .selectFrom('throttles')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function deletePoints(db: Queryable, key: string): Promise<boolean> {
  const result = await db.deleteFrom('throttles').where('key', '=', key).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
