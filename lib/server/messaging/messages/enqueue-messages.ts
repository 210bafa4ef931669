import 'server-only';
import type { Queryable } from '../../platform/db/open';
import { enqueueEntries, type NewOutboxEntry } from '../queue/queue-store';
import { targetKey } from './message-limits';
import { MESSAGE_KIND, type Message } from './message';
import type { MessageText } from './templates';

/**
 * A message with the order, parcel and account that it is about. Exports, closing an account and operators use these.
 */
export type NewMessage = Omit<Message, keyof MessageText> &
  MessageText &
  Pick<NewOutboxEntry, 'id' | 'dueAt' | 'orderId' | 'waybillNo' | 'userId'>;

/**
 * Stores messages in the transaction of their cause: they are sent only if it commits (docs/decisions/messages.md).
 * Returns their ids. Call `wakeWorkers` after the commit to send them at once. Otherwise sending starts up to half a
 * second later.
 */
export function enqueueMessages(trx: Queryable, messages: readonly NewMessage[], now: Date): Promise<string[]> {
  const entries = messages.map(({ id, dueAt, orderId, waybillNo, userId, ...payload }) => ({
    kind: MESSAGE_KIND,
    payload,
    id,
    dueAt,
    orderId,
    waybillNo,
    userId,
    // Many messages of one account do not delay the messages of others.
    receiver: payload.parcel?.account ?? userId ?? targetKey(payload.to),
  }));
  return enqueueEntries(trx, entries, now);
}
