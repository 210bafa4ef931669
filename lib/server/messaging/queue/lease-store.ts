import 'server-only';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { isPostgres, type Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import type { OutboxEntry } from './entry';

export interface LeaseRequest {
  kind: string;
  /** Id of the process that leases. */
  owner: string;
  now: Date;
  /** End of the lease. After it another process may lease an entry that is not settled. */
  leasedUntil: Date;
  limit: number;
  /** Number of entries being sent, by receiver. */
  underWay: ReadonlyMap<string, number>;
  /** Limit of entries that are sent to one receiver at once. */
  perReceiver: number;
  /** The receiver whose turn was last. Empty before the first turn. */
  after: string;
}

interface FoundEntry {
  id: string;
  receiver: string | null;
}

/**
 * Factor of entries to read. The query reads more entries than it leases, because one receiver may have too many of
 * them.
 */
const READ_FACTOR = 4;
/** Limit of receivers that one lease visits. Some may have no due entry. */
const MAX_VISITED = 1000;
/** Share of a lease that goes to the longest due entries of any receiver, so that none waits forever. */
const LONGEST_DUE_SHARE = 1 / 4;

/** Matches entries without a lease at this time. */
const isFreeAt = (time: string) => (where: ExpressionBuilder<Tables, 'outbox'>) =>
  where.or([where('leased_until', 'is', null), where('leased_until', '<=', time)]);

/** Selects the entries that can be leased now, longest due first. */
export function selectLeasable(db: Pick<Queryable, 'selectFrom'>, { kind, now, limit }: LeaseRequest) {
  const time = now.toISOString();
  return (
    db
      .selectFrom('outbox')
      .select(['id', 'receiver'])
      // A literal, because SQLite uses a partial index only for literals.
      .where('state', '=', sql.lit('waiting' as const))
      .where('kind', '=', kind)
      .where('due_at', '<=', time)
      .where(isFreeAt(time))
      .orderBy('due_at')
      .limit(limit * READ_FACTOR)
  );
}

/**
 * Selects the next receivers in order, each with its longest due entry. The cost does not depend on how many entries
 * other receivers have. When MAX_VISITED receivers were visited, the last one is included even without a due entry. Its
 * `id` is then null.
 */
export function selectNextTurns({ kind, now, after, underWay, perReceiver }: LeaseRequest, turns: number) {
  const time = now.toISOString();
  const fullReceivers = [...underWay].flatMap(([receiver, count]) => (count >= perReceiver ? [receiver] : []));
  const isFull = fullReceivers.length > 0 ? sql`visits.receiver in (${sql.join(fullReceivers)})` : sql`1 = 0`;
  const fromWaiting = sql`from outbox where state = 'waiting' and kind = ${kind}`;
  // Ordered by all columns of outbox_by_receiver, so that the planner can use no other index.
  const first = sql`order by kind, receiver, due_at limit 1`;
  const receiverAfter = (last: RawBuilder<unknown>) =>
    sql`(select receiver ${fromWaiting} and receiver > ${last} ${first})`;
  return sql<{ id: string | null; receiver: string; visited: number }>`
    with recursive visits (receiver, visited) as (
      select ${receiverAfter(sql`${after}`)}, 1
      union all
      select ${receiverAfter(sql`visits.receiver`)}, visited + 1 from visits
      where visits.receiver is not null and visited < ${sql.lit(MAX_VISITED)}
    )
    select receiver, visited, id from (
      select visits.receiver, visits.visited, case when ${isFull} then null else (
        select id ${fromWaiting} and outbox.receiver = visits.receiver and due_at <= ${time}
          and (leased_until is null or leased_until <= ${time}) ${first}
      ) end as id
      from visits where visits.receiver is not null
    ) as turns
    where id is not null or visited = ${sql.lit(MAX_VISITED)}
    limit ${sql.lit(turns)}`;
}

/** Adds found ids to the chosen ones, up to the limits of the lease and of each receiver. */
function addChosenIds(
  chosenIds: Set<string>,
  counts: Map<string, number>,
  entries: readonly FoundEntry[],
  request: LeaseRequest,
): void {
  for (const { id, receiver } of entries) {
    if (chosenIds.size === request.limit) return;
    if (chosenIds.has(id)) continue;
    if (receiver !== null) {
      const count = counts.get(receiver) ?? 0;
      if (count >= request.perReceiver) continue;
      counts.set(receiver, count + 1);
    }
    chosenIds.add(id);
  }
}

/** Finds the longest due entries of the next receivers. Returns an empty `after` at the end of a round. */
async function findTurns(db: Queryable, request: LeaseRequest): Promise<{ entries: FoundEntry[]; after: string }> {
  const turns = request.limit - Math.floor(request.limit * LONGEST_DUE_SHARE);
  const { rows } = await selectNextTurns(request, turns).execute(db);
  const last = rows.at(-1);
  const isOver = rows.length < turns && Number(last?.visited) !== MAX_VISITED;
  const entries = rows.flatMap(({ id, receiver }) => (id === null ? [] : [{ id, receiver }]));
  return { entries, after: isOver || !last ? '' : last.receiver };
}

/** Returns the ids to lease, and the receiver whose turn was last. */
async function findIdsToLease(db: Queryable, request: LeaseRequest): Promise<{ ids: string[]; after: string }> {
  const chosenIds = new Set<string>();
  const counts = new Map(request.underWay);
  const longestDue = await selectLeasable(db, request).execute();
  let { after } = request;
  // More entries are due than were read, possibly all of one receiver. The receivers then take turns.
  if (longestDue.length === request.limit * READ_FACTOR) {
    const turns = await findTurns(db, request);
    addChosenIds(chosenIds, counts, turns.entries, request);
    ({ after } = turns);
  }
  addChosenIds(chosenIds, counts, longestDue, request);
  return { ids: [...chosenIds], after };
}

/**
 * Leases up to `limit` due entries, so that no other process gets them before the lease ends. PostgreSQL skips rows
 * that another process is leasing. SQLite locks the database for this one statement.
 *
 * The longest due entries come first. If many are due, the receivers take turns, and none gets more than its share.
 * Returns the receiver whose turn was last as `after`, where the next lease continues.
 */
export async function leaseEntries(
  db: Queryable,
  request: LeaseRequest,
): Promise<{ entries: OutboxEntry[]; after: string }> {
  // An idle worker only reads, so that it does not wait for an import that writes.
  const { ids, after } = await findIdsToLease(db, request);
  if (ids.length === 0) return { entries: [], after };
  const leasableIds = db
    .selectFrom('outbox')
    .select('id')
    .where(columnInListSql(db, 'id', ids))
    // Prevents the use of an index on the state: there are only a few ids.
    .where(sql<boolean>`case state when 'waiting' then 1 else 0 end = 1`)
    // Another process may have leased the entry in the meantime.
    .where(isFreeAt(request.now.toISOString()));
  const entries = await db
    .updateTable('outbox')
    .set(({ eb }) => ({
      lease_owner: request.owner,
      leased_until: request.leasedUntil.toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', isPostgres(db) ? leasableIds.forUpdate().skipLocked() : leasableIds)
    .returningAll()
    .execute();
  return { entries, after };
}
