import 'server-only';
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Time of the account's first hand-over, and the allowance set by operators.
  'alter table users add column handed_over_at text',
  'alter table users add column messages_a_day integer',
  `update users set handed_over_at = (
    select min(order_history.at) from order_history join orders on orders.id = order_history.order_id
    where orders.user_id = users.id and orders.is_test = 0 and order_history.state = 'IN_TRANSIT'
  )`,
  // Leasing takes the receivers of a kind in turn. Without `is not null` a planner might use this index for the longest
  // due entries. The other index finds the dropped messages of an order.
  "create index outbox_by_receiver on outbox (kind, receiver, due_at) where state = 'waiting' and receiver is not null",
  "create index outbox_dropped_of_order on outbox (order_id) where state = 'dropped' and order_id is not null",
];

/** Expand: adds the message allowance of an account, and an index for leasing that is fair to each receiver. */
export async function addMessageAllowances(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
