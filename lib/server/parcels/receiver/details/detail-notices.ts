import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { NEEDED_DETAILS, neededDetails } from '@/lib/orders/receiver-details';
import { DAY_MS } from '@/lib/time/durations';
import type { NewOutboxEntry } from '../../../messaging/queue/queue-store';
import type { Queryable } from '../../../platform/db/open';
import { noticeEntry, enqueueNotices } from '../../notices/notice';
import { ORDER_INPUT } from '../../orders/order-input';
import type { AssessedOrder } from '../../orders/place/assess-order';
import type { OrderRow } from '../../orders/order-store';
import { listReceiverDetails, putDetails, removeDetails, type DetailRow } from './details-store';
import { waitsFor, type GivenIdentity } from './waits-for';

/** Days after the order on which a receiver who has not given the details is reminded. */
const REMINDER_DAYS = [1, 3];

type OrderOwner = Pick<OrderRow, 'id' | 'user_id'>;

/** Returns the reminders of a receiver. Each is sent only if the order still waits then. */
export function detailReminders({ id, user_id: accountId }: OrderOwner, at: Date): NewOutboxEntry[] {
  return REMINDER_DAYS.map((days) => {
    const dueAt = new Date(at.getTime() + days * DAY_MS);
    const notice = { kind: 'DETAILS_REMINDER', at: dueAt.toISOString(), orderId: id, waybillNo: null } as const;
    return { ...noticeEntry({ ...notice, accountId, dueAt }), id: `${id}.DETAILS_REMINDER.${days}` };
  });
}

/** Returns the row of an identity number; none without one. */
export function identityRows(
  identity: GivenIdentity | null,
  orderId: string,
  givenBy: DetailRow['given_by'],
  at: Date,
): DetailRow[] {
  return identity ? [{ ...identity, order_id: orderId, given_by: givenBy, at: at.toISOString() }] : [];
}

/** Returns true while the order waits for details of its receiver. */
export async function orderWaits(
  db: Queryable,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  order: OrderInput,
): Promise<boolean> {
  return order.receiverCompletes === true && waitsFor(order, state, await listReceiverDetails(db, id)).length > 0;
}

/**
 * Stores the identity number of an edited order, and removes details that it no longer needs. Notifies the receiver if
 * only the edit made details necessary.
 */
export async function storeDetailsAfterEdit(
  trx: Queryable,
  row: OrderRow,
  { order, identity }: AssessedOrder,
  now: Date,
): Promise<void> {
  const wasWaiting = await orderWaits(trx, row, ORDER_INPUT.read(row.input));
  const details = neededDetails(order);
  const detailsNotNeeded = NEEDED_DETAILS.filter((detail) => !details.includes(detail));
  await removeDetails(trx, row.id, detailsNotNeeded);
  await putDetails(trx, identityRows(identity, row.id, 'sender', now));
  if (wasWaiting || row.is_test === 1 || !(await orderWaits(trx, row, order))) return;
  const { id: orderId, user_id: accountId } = row;
  const notice = { kind: 'DETAILS_NEEDED', at: now.toISOString(), orderId, accountId, waybillNo: null } as const;
  await enqueueNotices(trx, [{ ...notice, only: 'receiver' }], now);
}
