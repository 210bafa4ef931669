import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { MeasuredDay, ProbedPart } from '@/lib/market/availability';
import { recordContentChange } from '../../platform/content-changes';
import type { Database, Queryable } from '../../platform/db/open';
import type { StatusTables } from '../../platform/db/tables/status-tables';

export type ProbeRow = Selectable<StatusTables['probes']>;
export type ProbeResult = ProbeRow & { is_up: number };

/** Reserves an interval of a part for this process. Returns false if another process has it. */
export async function reserveInterval(db: Queryable, { part, at, seconds }: Omit<ProbeRow, 'is_up' | 'reason'>) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('probes')
    .values({ part, at, seconds, is_up: null, reason: null })
    .onConflict((conflict) => conflict.columns(['part', 'at']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the last result of a part, or undefined before the first. */
export function findLastProbeResult(db: Queryable, part: ProbedPart): Promise<ProbeRow | undefined> {
  return db
    .selectFrom('probes')
    .selectAll()
    .where('part', '=', part)
    .where('is_up', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a result. If two processes probed the same interval, a failure replaces a success. */
async function storeResult(trx: Queryable, { part, at, seconds, is_up, reason }: ProbeResult): Promise<void> {
  await trx
    .insertInto('probes')
    .values({ part, at, seconds, is_up, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['part', 'at'])
        .doUpdateSet({ is_up, reason })
        .where(({ or, eb }) => or([eb('probes.is_up', 'is', null), eb('probes.is_up', '>', is_up)])),
    )
    .execute();
}

/** Adds up the probes of a part's day. */
async function sumDay(trx: Queryable, part: ProbedPart, day: string): Promise<void> {
  const sums = await trx
    .selectFrom('probes')
    .select([
      sql<number | string>`coalesce(sum(case when is_up = 1 then seconds end), 0)`.as('up'),
      sql<number | string>`coalesce(sum(case when is_up = 0 then seconds end), 0)`.as('down'),
    ])
    .where('part', '=', part)
    .where('at', '>=', day)
    // The text sorts after every time of the day, because ':' sorts after all digits.
    .where('at', '<', `${day}T:`)
    .executeTakeFirstOrThrow();
  const seconds = { up_seconds: Number(sums.up), down_seconds: Number(sums.down) };
  await trx
    .insertInto('status_days')
    .values({ part, day, ...seconds })
    .onConflict((conflict) => conflict.columns(['part', 'day']).doUpdateSet(seconds))
    .execute();
}

/** Stores results, adds up their days, and has the status page rendered again if the state of a part changed. */
export async function storeProbeResults(db: Database, results: readonly ProbeResult[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    let isChanged = false;
    for (const result of results) {
      const before = await findLastProbeResult(trx, result.part);
      await storeResult(trx, result);
      await sumDay(trx, result.part, result.at.slice(0, 10));
      isChanged ||= before?.is_up !== result.is_up;
    }
    if (isChanged) await recordContentChange(trx, 'status', now);
  });
}

/** Returns the measured days from this day on, by part. */
export async function listMeasuredDays(db: Queryable, from: string): Promise<Map<ProbedPart, MeasuredDay[]>> {
  const rows = await db.selectFrom('status_days').selectAll().where('day', '>=', from).orderBy('day').execute();
  const byPart = new Map<ProbedPart, MeasuredDay[]>();
  for (const { part, day, up_seconds: upSeconds, down_seconds: downSeconds } of rows)
    byPart.set(part, [...(byPart.get(part) ?? []), { day, upSeconds, downSeconds }]);
  return byPart;
}

/** Deletes probes before a time, and days and closed incidents before a day. */
export async function deleteOldStatus(db: Queryable, before: { probe: string; day: string }): Promise<void> {
  await db.deleteFrom('probes').where('at', '<', before.probe).execute();
  await db.deleteFrom('status_days').where('day', '<', before.day).execute();
  await db.deleteFrom('incidents').where('closed_at', '<', before.day).execute();
}
