import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { MARKETS } from '@/lib/market/country';
import { returnChoices } from '@/lib/orders/return-policy';
import type { Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { monthOf } from '../../../platform/db/scan-months';
import { ApiError } from '../../../platform/errors';
import { bodyHash } from '../../../platform/idempotent-request';
import type { Verb } from '../../../platform/verb';
import { storedPlaceName } from '../../../places/geography/stored-place-name';
import { assertLaneOpen } from '../../../places/lane-notices/query-lane-notices';
import { enqueueEvents } from '../../../accounts/webhooks/enqueue-events';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { enqueueNotices } from '../../notices/notice';
import { retryWhenChanged } from '../../orders/change/retry-when-changed';
import { ORDER_INPUT } from '../../orders/order-input';
import { newOrder, type PricedOrder } from '../../orders/order-row';
import { insertParcels } from '../../orders/parcel-store';
import { assessOrder } from '../../orders/place/assess-order';
import { placedEvent } from '../../orders/place/placed-event';
import type { OwnOrderWithParcels } from '../../orders/order-policy';
import { findOrderOfWaybill, insertHistory, insertOrder, type OrderRow } from '../../orders/order-store';
import type { LinkedParcel } from '../../receiver/load-linked-parcel';
import { queueScanEvents } from '../../tracking/queue-scan-events';
import { insertScans } from '../../tracking/tracking-store';
import { recordReturnDecision, lockReturn, type LockedReturn } from '../decide-return';
import { mayBeSentOn } from '../may-be-sent-on';
import { isTypedField, createSendOnOrder, loadParcelToSendOn } from './send-on-order';

interface SendOnOrder extends LinkedParcel {
  /** The account that sends the parcel on. */
  userId: string;
  pricedOrder: PricedOrder;
}

/** Returns the order with the state of its parcel: at our site, weighed before. */
function orderAtSite(
  { userId, parcel, link, pricedOrder }: SendOnOrder,
  at: Date,
  { randomBytes }: Context,
): OwnOrderWithParcels {
  const { language } = link;
  const { row, parcels } = newOrder(pricedOrder, { userId, at, isTest: false, request: null, language, randomBytes });
  const state = 'IN_TRANSIT';
  const replayed_until = at.toISOString();
  return {
    row: { ...row, state },
    parcels: parcels.map((each) => ({ ...each, state, replayed_until, measured: parcel.measured })),
  };
}

/**
 * Stores the new order with the scan of its parcel's position, and notifies its receiver and the account's webhooks.
 */
async function insertSentOn(
  trx: Queryable,
  sending: SendOnOrder,
  { row, parcels }: OwnOrderWithParcels,
  now: Date,
): Promise<void> {
  const { parcel: earlier, pricedOrder } = sending;
  const { id, created_at: at, waybill_no } = row;
  const country = row.sender_country;
  const event_id = `sent-on ${earlier.waybill_no}`;
  await insertOrder(trx, row);
  await insertParcels(trx, parcels);
  const scan = { event_id, waybill_no, placed_month: monthOf(at), code: 'ARRIVED_LOCAL_HUB', occurred_at: at } as const;
  const place = storedPlaceName(pricedOrder.places.cities.get(pricedOrder.order.sender.cityCode), 'en');
  const unread = { reason: null, received_code: null, received_reason: null, measured: null, collected: null };
  const scanned = { ...scan, ...unread, place, time_zone: MARKETS[country].timeZone, country_code: country };
  await insertScans(trx, [scanned]);
  await insertHistory(trx, [{ order_id: id, waybill_no, state: 'IN_TRANSIT', at, cause: `scan:${event_id}` }]);
  // The account holder is notified about the earlier parcel.
  const notice = {
    kind: 'BOOKED',
    at,
    orderId: id,
    accountId: row.user_id,
    waybillNo: null,
    only: 'receiver',
  } as const;
  await enqueueNotices(trx, [notice], now);
  await enqueueEvents(trx, [placedEvent(pricedOrder, { row, parcels })], now);
  const order = { ...row, parcels };
  const scans = parcels.map((parcel) => ({ parcel, order, scans: [scanned] }));
  await queueScanEvents(trx, scans, [], now);
}

const receiverHash = ({ receiver, cashOnDelivery }: OrderInput) => bodyHash({ receiver, cashOnDelivery });

/**
 * Returns the order of an earlier request. Throws `stateForbids` if it has another receiver or another amount to
 * collect.
 */
async function findSentBefore(trx: Queryable, { returned }: LockedReturn, { order }: PricedOrder): Promise<OrderRow> {
  const before = returned.sent_on_as === null ? undefined : await findOrderOfWaybill(trx, returned.sent_on_as);
  if (!before || receiverHash(ORDER_INPUT.read(before.input)) !== receiverHash(order))
    throw new ApiError('stateForbids');
  return before;
}

/** Stores the choice and the new order in one transaction, which locks the earlier order. The first choice is final. */
function storeSendOn(ctx: Context, sending: SendOnOrder): Promise<OrderRow> {
  const { parcel, pricedOrder } = sending;
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const lockedReturn = await lockReturn(trx, parcel.waybill_no, now);
    if (!lockedReturn) throw new ApiError('stateForbids');
    const { returned, state, today } = lockedReturn;
    if (returned.choice === 'SEND_ON') return findSentBefore(trx, lockedReturn, pricedOrder);
    const isOffered = mayBeSentOn(ctx.config, parcel.receiver_country, parcel.pieces);
    const choices = returnChoices('sender', { state, decideBy: returned.decide_by, maySendOn: isOffered }, today);
    if (!choices.includes('SEND_ON')) throw new ApiError('stateForbids');
    const order = orderAtSite(sending, now, ctx);
    await insertSentOn(trx, sending, order, now);
    await recordReturnDecision(
      trx,
      lockedReturn,
      { choice: 'SEND_ON', by: 'sender', sentOnAs: order.row.waybill_no },
      now,
    );
    return order.row;
  });
}

/** Sends a returned parcel on to a new receiver: places an order that takes it over at our site. */
export const sendOn: Verb<'sendOn'> = async ({ ctx, input }) => {
  const linked = await loadParcelToSendOn(ctx, input.token);
  const { user_id: userId, receiver_country: country } = linked.parcel;
  if (userId === null) throw new ApiError('linkEnded');
  const order = await createSendOnOrder(ctx, linked, input);
  const { quoteToken } = input;
  const pricedOrder = await assessOrder(
    ctx,
    { ...order, ...(quoteToken && { quoteToken }) },
    { takenOver: true, isTyped: isTypedField },
  );
  await assertLaneOpen(ctx, { origin: country, destination: country }, 'receiver.cityCode');
  const row = await retryWhenChanged(() => storeSendOn(ctx, { ...linked, userId, pricedOrder }));
  wakeWorkers(ctx.db);
  return { id: row.id, tradeNo: row.trade_no, waybillNo: row.waybill_no };
};
