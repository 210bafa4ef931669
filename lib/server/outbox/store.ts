import 'server-only';
import { randomUUID } from 'node:crypto';
import { insertRows } from '../db/insert-row';
import type { Queryable } from '../db/open';

export interface NewEntry {
  kind: string;
  payload: object;
  /** Not before; at once by default. */
  dueAt?: Date | undefined;
  orderId?: string | null | undefined;
  waybillNo?: string | null | undefined;
  /** The account it is sent to. */
  userId?: string | null | undefined;
}

/**
 * Stores what is to be sent, in the caller's transaction: it is sent if that is committed, and then for sure. Answers the ids, in the
 * order of the entries.
 */
export async function enqueue(trx: Queryable, entries: readonly NewEntry[], now: Date): Promise<string[]> {
  const rows = entries.map(({ kind, payload, dueAt, orderId, waybillNo, userId }) => ({
    id: randomUUID(),
    kind,
    payload: JSON.stringify(payload),
    order_id: orderId ?? null,
    waybill_no: waybillNo ?? null,
    user_id: userId ?? null,
    created_at: now.toISOString(),
    due_at: (dueAt ?? now).toISOString(),
    attempts: 0,
    lease_owner: null,
    leased_until: null,
    state: 'waiting' as const,
    finished_at: null,
    last_error: null,
    gateway_state: null,
  }));
  await insertRows(trx, 'outbox', rows);
  return rows.map(({ id }) => id);
}
