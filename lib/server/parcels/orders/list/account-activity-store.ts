import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/open';
import type { Tables } from '../../../platform/db/tables/tables';
import { WEBHOOK_KIND } from '../../../platform/db/tables/webhook-tables';
import { DROP_REASONS } from '../../../messaging/messages/allowances';
import { MESSAGE_KIND } from '../../../messaging/messages/message';

/** Activity of an account since a time. */
export type AccountActivity = Pick<Tables['users'], 'id' | 'email' | 'phone' | 'handed_over_at'> & {
  /** Number of messages about its parcels and to the account itself. */
  sent: number;
  /** Number of messages that a limit dropped. */
  dropped: number;
  /** Number of orders that were placed but not handed over, including cancelled ones. */
  notHandedOver: number;
};

/** Counts messages by account. An entry's `receiver` is the account that causes it, if there is one. */
async function countMessages(db: Queryable, state: 'sent' | 'dropped', since: string): Promise<Map<string, number>> {
  let query = db
    .selectFrom('outbox')
    .innerJoin('users', 'users.id', 'outbox.receiver')
    .select(({ fn }) => ['users.id', fn.countAll<string | number>().as('messages')])
    .where('state', '=', state)
    .where('kind', '=', MESSAGE_KIND)
    // The condition of the partial index, which SQLite does not derive from the kind.
    .where('kind', '<>', sql.lit(WEBHOOK_KIND))
    .where('finished_at', '>=', since);
  if (state === 'dropped') query = query.where('last_error', 'in', DROP_REASONS);
  const rows = await query.groupBy('users.id').execute();
  return new Map(rows.map(({ id, messages }) => [id, Number(messages)]));
}

async function countNotHandedOver(db: Queryable, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['user_id', fn.countAll<string | number>().as('orders')])
    .where('created_at', '>=', since)
    .where('user_id', 'is not', null)
    .where('is_test', '=', 0)
    .where('state', 'in', ['WAITING', 'CANCELLED'])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, orders }) => [user_id!, Number(orders)]));
}

/** Returns the `max` most active accounts since a time, by messages and then by orders that were not handed over. */
export async function listAccountActivity(db: Queryable, since: Date, max: number): Promise<AccountActivity[]> {
  const from = since.toISOString();
  const [sent, dropped, waiting] = await Promise.all([
    countMessages(db, 'sent', from),
    countMessages(db, 'dropped', from),
    countNotHandedOver(db, from),
  ]);
  const weight = (id: string) => (sent.get(id) ?? 0) + (dropped.get(id) ?? 0);
  const ids = [...new Set([...sent.keys(), ...dropped.keys(), ...waiting.keys()])]
    .sort((a, b) => weight(b) - weight(a) || (waiting.get(b) ?? 0) - (waiting.get(a) ?? 0))
    .slice(0, max);
  if (ids.length === 0) return [];
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'handed_over_at'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.flatMap((id) => {
    const user = byId.get(id);
    const counts = { sent: sent.get(id) ?? 0, dropped: dropped.get(id) ?? 0, notHandedOver: waiting.get(id) ?? 0 };
    return user ? [{ ...user, ...counts }] : [];
  });
}
