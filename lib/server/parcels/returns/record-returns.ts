import 'server-only';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import { addDays, instantOf, localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { RETURN_REMINDER_DAYS } from '@/lib/orders/return-policy';
import type { Queryable } from '../../platform/db/open';
import type { OrderMove } from '../orders/change/move-order';
import { enqueueEntries } from '../../messaging/queue/queue-store';
import { insertReturns } from './return-store';

/** Kinds of outbox entries for the deadlines of a returned parcel. */
export const RETURN_REMINDER = 'return-reminder';
export const RETURN_DEADLINE = 'return-deadline';

/** Hour of the receiver's day at which the reminder is sent. */
const REMINDER_HOUR = 9;

/**
 * Records the parcels that these moves return, in the transaction of the moves. The day of the notice is today in the
 * receiver's country, whenever the scan was made. Later steps wait in the outbox, so that one process does each once.
 */
export async function recordReturns(trx: Queryable, moves: readonly OrderMove[], now: Date): Promise<void> {
  const returned = moves.flatMap(({ order, steps }) =>
    steps.flatMap(({ waybillNo, to }) => (to === 'RETURNED' ? [{ order, waybillNo }] : [])),
  );
  const rows = returned.map(({ order, waybillNo }) => {
    const { timeZone } = MARKETS[order.receiver_country];
    const noticedOn = localDay(now, timeZone);
    const decideBy = returnDecisionDeadline(noticedOn);
    return { orderId: order.id, accountId: order.user_id, waybillNo, timeZone, noticedOn, decideBy };
  });
  await insertReturns(
    trx,
    rows.map(({ waybillNo, noticedOn, decideBy }) => ({
      waybill_no: waybillNo,
      noticed_on: noticedOn,
      decide_by: decideBy,
      choice: null,
      chosen_by: null,
      chosen_at: null,
      sent_on_as: null,
    })),
  );
  const entries = rows.flatMap(({ orderId, accountId, waybillNo, timeZone, noticedOn, decideBy }) => {
    const about = { orderId, waybillNo, payload: {}, ...(accountId !== null && { receiver: accountId }) };
    const remindAt = instantOf(addDays(noticedOn, RETURN_REMINDER_DAYS), REMINDER_HOUR, timeZone);
    return [
      { ...about, id: `${waybillNo}.${RETURN_REMINDER}`, kind: RETURN_REMINDER, dueAt: remindAt },
      {
        ...about,
        id: `${waybillNo}.${RETURN_DEADLINE}`,
        kind: RETURN_DEADLINE,
        dueAt: instantOf(addDays(decideBy, 1), 0, timeZone),
      },
    ];
  });
  if (entries.length > 0) await enqueueEntries(trx, entries, now);
}
