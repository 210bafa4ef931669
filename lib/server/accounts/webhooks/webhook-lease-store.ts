import 'server-only';
import { sql } from 'kysely';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { isPostgres, type Queryable } from '../../platform/db/open';
import { IS_APART, dueCondition, putOffCondition, waitingEntries, timeText } from './event-queue-store';

export interface WebhookLease {
  owner: string;
  now: Date;
  until: Date;
}

/** Selects webhooks that no process sends to and that have a due entry, those that waited longest first. */
function readyWebhooks(db: Queryable, time: string, limit: number) {
  const ofWebhook = () =>
    waitingEntries(db)
      .select('outbox.id')
      .where(sql<boolean>`outbox.receiver = webhooks.id`)
      .where(dueCondition(time))
      // A subquery of one row. The planner would turn `exists` into a join that reads all waiting entries.
      .limit(1);
  return db
    .selectFrom('webhooks')
    .select('webhooks.id')
    .leftJoin('webhook_queues', 'webhook_id', 'webhooks.id')
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', time)]))
    .where((where) =>
      where.or([
        where.and([
          where.or([where('paused_until', 'is', null), where('paused_until', '<=', time)]),
          // Skips events behind a failed one of their parcel: they cannot be sent yet.
          where(
            ofWebhook()
              .where(({ not }) => not(putOffCondition(time)))
              .orderBy(timeText(isPostgres(db))),
            'is not',
            null,
          ),
        ]),
        where(ofWebhook().where(IS_APART).where('at_once', '=', 1), 'is not', null),
      ]),
    )
    .orderBy('leased_until', (order) => order.asc().nullsFirst())
    .limit(limit);
}

/** Leases webhooks, so that no other process sends to them until the lease ends. Returns their ids. */
export async function leaseWebhooks(
  db: Queryable,
  { owner, now, until }: WebhookLease,
  limit: number,
): Promise<string[]> {
  const time = now.toISOString();
  // An idle worker only reads, so that it does not wait for an import that writes.
  const ready = await readyWebhooks(db, time, limit).execute();
  if (ready.length === 0) return [];
  const lease = { lease_owner: owner, leased_until: until.toISOString() };
  const leased = await db
    .insertInto('webhook_queues')
    .values(ready.map(({ id }) => ({ webhook_id: id, ...lease })))
    .onConflict((conflict) =>
      conflict
        .column('webhook_id')
        .doUpdateSet(lease)
        // Another process may have leased the webhook in the meantime.
        .where(({ eb, or }) =>
          or([eb('webhook_queues.leased_until', 'is', null), eb('webhook_queues.leased_until', '<=', time)]),
        ),
    )
    .returning('webhook_id')
    .execute();
  return leased.map(({ webhook_id }) => webhook_id);
}

/** Extends leases to a later time. Returns the webhooks whose lease the owner still has. */
export async function extendLeases(db: Queryable, lease: WebhookLease, ids: readonly string[]): Promise<Set<string>> {
  const leases = await db
    .updateTable('webhook_queues')
    .set({ leased_until: lease.until.toISOString() })
    .where(columnInListSql(db, 'webhook_id', ids))
    .where('lease_owner', '=', lease.owner)
    .returning('webhook_id')
    .execute();
  return new Set(leases.map(({ webhook_id }) => webhook_id));
}

/** Ends leases. The time of the end decides which webhook is next. */
export async function endLeases(
  db: Queryable,
  { owner, now }: Pick<WebhookLease, 'owner' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('webhook_queues')
    .set({ lease_owner: null, leased_until: now.toISOString() })
    .where(columnInListSql(db, 'webhook_id', ids))
    .where('lease_owner', '=', owner)
    .execute();
}
