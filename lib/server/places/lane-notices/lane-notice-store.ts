import 'server-only';
import type { Country } from '@/lib/market/country';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { laneNoticeOf, laneNoticeRow, type LaneNoticeRecord } from './lane-notice-record';

/** Returns all notices, past and future ones too, the latest first. */
export async function listLaneNotices(db: Queryable): Promise<LaneNoticeRecord[]> {
  const rows = await db.selectFrom('lane_notices').selectAll().orderBy('starts_on', 'desc').orderBy('id').execute();
  return rows.map(laneNoticeOf);
}

/** Inserts notices, or overwrites those with the same id. */
export async function storeLaneNotices(db: Queryable, notices: readonly LaneNoticeRecord[]): Promise<void> {
  for (const notice of notices) {
    const { id, ...rest } = laneNoticeRow(notice);
    await db
      .insertInto('lane_notices')
      .values({ id, ...rest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute();
  }
}

export async function removeLaneNotices(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.deleteFrom('lane_notices').where('id', '=', id).execute();
}

/** Returns the notices of every requested destination. A change by import takes effect within a second. */
export const listNoticesByCountry = cachedLookup<LaneNoticeRecord[], Country>(async (db, destinations) => {
  const notices = await listLaneNotices(db);
  return new Map(
    destinations.map((country) => [country, notices.filter(({ destination }) => destination === country)]),
  );
});
