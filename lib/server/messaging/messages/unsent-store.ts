import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import { DROP_REASONS } from './allowances';
import { MESSAGE_KIND } from './message';

/** Limit of notes per order. The newest are returned. */
const MAX_UNSENT_MESSAGES = 20;

/** Returns the messages about an order that a limit dropped, newest first, until they are deleted. */
export function listUnsentMessages(db: Queryable, orderId: string) {
  return (
    db
      .selectFrom('outbox')
      .select(['waybill_no', 'user_id', 'finished_at', 'last_error'])
      .where('order_id', '=', orderId)
      // A literal, because SQLite uses a partial index only for literals.
      .where('state', '=', sql.lit('dropped' as const))
      .where('kind', '=', MESSAGE_KIND)
      .where('last_error', 'in', DROP_REASONS)
      .orderBy('finished_at', 'desc')
      .limit(MAX_UNSENT_MESSAGES)
      .execute()
  );
}
