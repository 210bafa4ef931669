import 'server-only';
import { sql } from 'kysely';
import { oneOf } from '../platform/db/one-of';
import { isPostgres, type Queryable } from '../db/open';
import type { OutboxEntry } from './entry';
import { claimable, isFreeAt, leaseOf, type Claim } from './store';

export interface FairClaim extends Claim {
  /** How many entries of each receiver are being sent. */
  underWay: ReadonlyMap<string, number>;
  /** How many entries of one receiver may be sent at once. */
  perReceiver: number;
}

/** How many more are looked at than are wanted: those of one receiver may be too many. */
const LOOKED_AT = 4;

/** What may be claimed now, without receivers that have enough, and of each series the first alone. */
export function fairlyClaimable(db: Pick<Queryable, 'selectFrom'>, asked: FairClaim) {
  const full = [...asked.underWay].flatMap(([receiver, count]) => (count >= asked.perReceiver ? [receiver] : []));
  let query = claimable(db, { ...asked, limit: asked.limit * LOOKED_AT }).select('receiver');
  if (full.length > 0) query = query.where('receiver', 'not in', full);
  return query.where(
    sql<boolean>`not exists (select 1 from outbox as earlier where earlier.series = outbox.series and earlier.state = 'waiting' and earlier.position < outbox.position)`,
  );
}

/** Of the ids that were found, as many as may be sent at once. */
function chosenOf(found: readonly { id: string; receiver: string | null }[], asked: FairClaim): string[] {
  const counts = new Map(asked.underWay);
  const chosen: string[] = [];
  for (const { id, receiver } of found) {
    const count = counts.get(receiver ?? '') ?? 0;
    if (chosen.length === asked.limit) break;
    if (count >= asked.perReceiver) continue;
    counts.set(receiver ?? '', count + 1);
    chosen.push(id);
  }
  return chosen;
}

/**
 * As `claim`, for a kind whose receivers are many and may be slow: no receiver is given more than its share, so that none waits for
 * another, and the entries of a series are given out one after the other.
 */
export async function claimFairly(db: Queryable, asked: FairClaim): Promise<OutboxEntry[]> {
  const chosen = chosenOf(await fairlyClaimable(db, asked).execute(), asked);
  if (chosen.length === 0) return [];
  const free = db
    .selectFrom('outbox')
    .select('id')
    .where(oneOf(db, 'id', chosen))
    .where('state', '=', 'waiting')
    // Somebody may have taken it since it was found.
    .where(isFreeAt(asked.now.toISOString()));
  return db
    .updateTable('outbox')
    .set(leaseOf(asked))
    .where('id', 'in', isPostgres(db) ? free.forUpdate().skipLocked() : free)
    .returningAll()
    .execute();
}
