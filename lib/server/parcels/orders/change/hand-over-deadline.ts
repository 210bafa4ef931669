import 'server-only';
import { HAND_OVER_DAYS, HAND_OVER_NOTICE_DAYS } from '@/lib/orders/hand-over-policy';
import { addDays, instantOf, localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { DAY_MS } from '@/lib/time/durations';
import type { Services } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { enqueueNotices } from '../../notices/notice';
import type { EntryHandler } from '../../../messaging/queue/entry';
import { enqueueEntries } from '../../../messaging/queue/queue-store';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { NOT_HANDED_OVER } from '../order-store';
import { moveWholeOrder } from './move-order';
import { currentParcels, lockPositions, listParcels, type PositionedOrder } from '../parcel-store';
import { listUnremindedOrders, type WaitingOrderRow } from './waiting-store';

type DeadlineServices = Pick<Services, 'db' | 'now'>;

/** Kinds of outbox entries for the deadlines of an order that is not handed over. */
export const HAND_OVER_REMINDER = 'hand-over-reminder';
export const HAND_OVER_DEADLINE = 'hand-over-deadline';

/** Hour of the sender's day at which the reminder is sent. */
const REMINDER_HOUR = 9;
/** Maximum number of orders per statement. */
const BATCH_SIZE = 500;

function reminderOf({ id, user_id, sender_country, created_at }: WaitingOrderRow) {
  const { timeZone } = MARKETS[sender_country];
  const remindOn = addDays(localDay(new Date(created_at), timeZone), HAND_OVER_DAYS - HAND_OVER_NOTICE_DAYS);
  return {
    id: `${id}.${HAND_OVER_REMINDER}`,
    kind: HAND_OVER_REMINDER,
    orderId: id,
    payload: {},
    ...(user_id !== null && { receiver: user_id }),
    dueAt: instantOf(remindOn, REMINDER_HOUR, timeZone),
  };
}

/**
 * Queues the reminders of waiting orders, a day before they are due. An order of an earlier release gets its reminder
 * now, and its cancellation counts from that reminder. Safe to repeat: each is queued once.
 */
export async function enqueueHandOverReminders({ db, now }: DeadlineServices): Promise<void> {
  const time = now();
  const days = HAND_OVER_DAYS - HAND_OVER_NOTICE_DAYS - 1;
  const filter = {
    placedBefore: new Date(time.getTime() - days * DAY_MS).toISOString(),
    ending: `.${HAND_OVER_REMINDER}`,
    limit: BATCH_SIZE,
  };
  for (;;) {
    const orders = await listUnremindedOrders(db, filter);
    if (orders.length > 0) await enqueueEntries(db, orders.map(reminderOf), time);
    if (orders.length < BATCH_SIZE) return;
  }
}

/** Returns the order, locked until the transaction ends. Null if one of its parcels no longer waits. */
async function lockWaitingOrder(trx: Queryable, orderId: string): Promise<PositionedOrder | null> {
  const parcels = currentParcels(await listParcels(trx, [orderId]));
  const [order] = await lockPositions(
    trx,
    parcels.map(({ waybill_no }) => waybill_no),
  );
  if (!order) return null;
  return currentParcels(order.parcels).every(({ state }) => state === 'WAITING') ? order : null;
}

/**
 * Notifies the account holder and queues the deadline. The deadline is after `HAND_OVER_NOTICE_DAYS` full days in the
 * sender's time zone. Returns false if the order no longer waits.
 */
function remind({ db, now }: DeadlineServices, orderId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockWaitingOrder(trx, orderId);
    if (!order) return false;
    const accountId = order.user_id;
    const { timeZone } = MARKETS[order.sender_country];
    const endsOn = addDays(localDay(now(), timeZone), HAND_OVER_NOTICE_DAYS + 1);
    const deadline = {
      id: `${orderId}.${HAND_OVER_DEADLINE}`,
      kind: HAND_OVER_DEADLINE,
      orderId,
      payload: {},
      ...(accountId !== null && { receiver: accountId }),
      dueAt: instantOf(endsOn, 0, timeZone),
    };
    await enqueueEntries(trx, [deadline], now());
    const at = now().toISOString();
    const notice = { kind: 'HAND_OVER_REMINDER', at, orderId, accountId, waybillNo: null, once: true } as const;
    await enqueueNotices(trx, [notice], now());
    return true;
  });
}

/** Cancels an order that still waits, as its sender could do. Returns false if it no longer waits. */
function cancelUnhanded({ db, now }: DeadlineServices, orderId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockWaitingOrder(trx, orderId);
    if (!order) return false;
    const at = now().toISOString();
    await moveWholeOrder(trx, order, 'CANCELLED', { cause: NOT_HANDED_OVER, at });
    const accountId = order.user_id;
    const notice = { kind: 'NOT_HANDED_OVER', at, orderId, accountId, waybillNo: null, once: true } as const;
    await enqueueNotices(trx, [notice], now());
    return true;
  });
}

const createDeadlineHandler =
  (scope: DeadlineServices, act: (scope: DeadlineServices, orderId: string) => Promise<boolean>): EntryHandler =>
  async ({ order_id }) => {
    if (order_id === null || !(await act(scope, order_id))) return { result: 'dropped', reason: 'handed over' };
    wakeWorkers(scope.db);
    return { result: 'sent' };
  };

/** Returns the outbox handlers for orders that are not handed over: reminder and cancellation. */
export const handOverHandlers = (scope: DeadlineServices): Record<string, EntryHandler> => ({
  [HAND_OVER_REMINDER]: createDeadlineHandler(scope, remind),
  [HAND_OVER_DEADLINE]: createDeadlineHandler(scope, cancelUnhanded),
});
