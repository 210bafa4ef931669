import 'server-only';
import type { Queryable } from '../db/open';
import { enqueue, type NewEntry } from '../outbox/store';
import { MESSAGE, type Message } from './message';

/** A message with what it is about: for a person's data, for closing the account and for operators. */
export type NewMessage = Message & Pick<NewEntry, 'id' | 'dueAt' | 'orderId' | 'waybillNo' | 'userId'>;

/**
 * Stores messages in the transaction of their cause: each is sent if that is committed (docs/decisions.md#messages). Answers their ids.
 * `wake` (outbox/wake.ts) after the commit sends them at once; without it they are sent within a second.
 */
export function enqueueMessages(trx: Queryable, messages: readonly NewMessage[], now: Date): Promise<string[]> {
  const entries = messages.map(({ id, dueAt, orderId, waybillNo, userId, ...payload }) => ({
    kind: MESSAGE,
    payload,
    id,
    dueAt,
    orderId,
    waybillNo,
    userId,
  }));
  return enqueue(trx, entries, now);
}
