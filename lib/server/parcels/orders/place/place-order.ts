import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { MAX_LONG_WAITING, WAITING_DAYS } from '@/lib/orders/hand-over-policy';
import { DAY_MS } from '@/lib/time/durations';
import { userOf, type Context } from '../../../platform/context';
import { commitTogether } from '../../../platform/db/drivers/commit-together';
import { isUniqueViolation } from '../../../platform/db/engine';
import { isPostgres } from '../../../platform/db/open';
import { bookedEntries } from '../../notices/booked-entries';
import { entryRow, insertEntries } from '../../../messaging/queue/queue-store';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { ApiError } from '../../../platform/errors';
import { storedForRequest, idempotentRequest, type IdempotentRequest } from '../../../platform/idempotent-request';
import { assessOrder, type AssessedOrder } from './assess-order';
import { loadDeliveries } from '../delivery/load-deliveries';
import { identityRows } from '../../receiver/details/detail-notices';
import { putDetails } from '../../receiver/details/details-store';
import { newOrder, type PricedOrder } from '../order-row';
import { loadHandOver } from './hand-over';
import { orderAllowance, type OrderAllowance } from './order-allowance';
import { insertParcels } from '../parcel-store';
import { loadBorder } from '../present/load-border';
import type { OwnOrderWithParcels } from '../order-policy';
import { presentOrder } from '../present/present-order';
import { assertLaneOpen } from '../../../places/lane-notices/query-lane-notices';
import { loadOwnRate } from '../../../pricing/quote-notes';
import type { Verb } from '../../../platform/verb';
import { entriesOfNewOrder } from '../../../accounts/webhooks/enqueue-events';
import { listSendableWebhooks } from '../../../accounts/webhooks/webhook-store';
import { placedEvent } from './placed-event';
import { insertOrderTogether } from './insert-together';
import { findOrderByKey, insertOrder, type OrderRow, type OrderWithParcels } from '../order-store';
import { viewOrder } from '../present/get-order';
import { countWaitingOrders } from '../change/waiting-store';

/**
 * Maximum number of attempts to find unused numbers. Random numbers collide once in billions of orders, so more
 * failures have another cause.
 */
const MAX_NUMBER_ATTEMPTS = 5;

/**
 * Returns the order that an earlier request with this key placed. Throws `idempotencyKeyReused` if its body was
 * different.
 */
async function findPlacedBefore(ctx: Context, request: IdempotentRequest): Promise<OrderRow | null> {
  return storedForRequest(request, await findOrderByKey(ctx.db, userOf(ctx).userId, request.key));
}

/** Stores the rows durably, in one transaction. */
async function storeOrder({ db, config }: Context, placed: OrderWithParcels): Promise<void> {
  if (isPostgres(db)) return insertOrderTogether(db, placed);
  await commitTogether(db, config.DATABASE_URL, async (trx) => {
    await insertOrder(trx, placed.row);
    await insertParcels(trx, placed.parcels);
    await putDetails(trx, placed.details);
    await insertEntries(trx, placed.entries);
  });
}

/** Stores the order durably. If another request with the same key was faster, returns that order as `before`. */
async function insertWithFreeNumbers(
  ctx: Context,
  pricedOrder: AssessedOrder,
  { request, isOfSheet }: { request: IdempotentRequest | null; isOfSheet: boolean },
): Promise<{ placed: OwnOrderWithParcels } | { before: OrderRow }> {
  const { userId, key } = userOf(ctx);
  const { language, randomBytes } = ctx;
  const isTest = key?.mode === 'test';
  const at = ctx.now();
  const notifiesSender = pricedOrder.order.notify?.sender !== false;
  const sheet = isOfSheet ? { language, country: ctx.country, notifiesSender } : null;
  const webhooks = await listSendableWebhooks(ctx.db, [userId]);
  for (let tries = 1; ; tries += 1) {
    const rows = newOrder(pricedOrder, { userId, at, isTest, request, language, randomBytes });
    try {
      const webhookEntries = entriesOfNewOrder(webhooks, placedEvent(pricedOrder, rows), at).map((entry) =>
        entryRow(entry, at),
      );
      const booked = isTest ? [] : bookedEntries(rows.row, sheet, pricedOrder.order.receiverCompletes === true);
      const details = identityRows(pricedOrder.identity, rows.row.id, 'sender', at);
      await storeOrder(ctx, { ...rows, details, entries: [...booked, ...webhookEntries] });
      wakeWorkers(ctx.db);
      return { placed: rows };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const before = request && (await findPlacedBefore(ctx, request));
      if (before) return { before };
      if (tries === MAX_NUMBER_ATTEMPTS) throw error;
    }
  }
}

/**
 * Throws `tooManyWaiting` with their number if too many orders of the account have waited too long. They must be handed
 * over or cancelled first.
 */
async function assertFewWaiting(ctx: Context): Promise<void> {
  const { userId, key } = userOf(ctx);
  if (key?.mode === 'test') return;
  const before = new Date(ctx.now().getTime() - WAITING_DAYS * DAY_MS).toISOString();
  const waitingCount = await countWaitingOrders(ctx.db, userId, before);
  if (waitingCount >= MAX_LONG_WAITING) throw new ApiError('tooManyWaiting', { values: { waiting: waitingCount } });
}

/** Throws `laneStopped` beside the destination if the order's lane accepts no new orders. */
function assertLaneAccepts(ctx: Context, { kind, sender, receiver }: OrderInput): Promise<void> {
  const lane = { origin: sender.countryCode, destination: receiver.countryCode };
  return assertLaneOpen(ctx, lane, kind === 'international' ? 'receiver.countryCode' : 'receiver.cityCode');
}

interface PlacingSettings {
  /** Throws the error that forbids the order at the given price. */
  accept?: (pricedOrder: PricedOrder) => void | Promise<void>;
  /** True for an order of a sheet: its sender gets one message about all of them. */
  isOfSheet?: boolean;
  /** Allowance that the orders of a sheet share, so that it is read once. */
  allowance?: OrderAllowance;
}

/** Prices and stores the order, or returns an earlier one with its key as `before`. */
async function placeCounted(
  ctx: Context,
  order: OrderInput,
  { accept, isOfSheet = false }: PlacingSettings,
  request: IdempotentRequest | null,
) {
  const pricedOrder = await assessOrder(ctx, order);
  await assertLaneAccepts(ctx, order);
  await accept?.(pricedOrder);
  return { priced: pricedOrder, ...(await insertWithFreeNumbers(ctx, pricedOrder, { request, isOfSheet })) };
}

/** Places an order of either kind and returns it. Repeats with the same idempotency key return the first order. */
export async function placeOrder(ctx: Context, order: OrderInput, placing: PlacingSettings = {}): Promise<OrderView> {
  // The quote token is not part of the request: the same price has a new token each time it is shown.
  const { quoteToken: _, ...requestedOrder } = order;
  const request = idempotentRequest(ctx, requestedOrder);
  const before = request && (await findPlacedBefore(ctx, request));
  if (before) return viewOrder(ctx, before);
  await assertFewWaiting(ctx);
  // The order is counted before it is priced, so that refused orders cost little. Only placed orders stay counted.
  const { consume, refund } = placing.allowance ?? orderAllowance(ctx);
  await consume();
  const placedRows = await placeCounted(ctx, order, placing, request).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if ('before' in placedRows) {
    await refund();
    return viewOrder(ctx, placedRows.before);
  }
  const { priced: pricedOrder } = placedRows;
  const { row, parcels } = placedRows.placed;
  const details = identityRows(pricedOrder.identity, row.id, 'sender', new Date(row.created_at));
  const placedOrder = { row, parcels, ...pricedOrder, details };
  const [deliveries, handOver, exchange, border] = await Promise.all([
    loadDeliveries(ctx, row, parcels, []),
    loadHandOver(ctx, placedOrder),
    loadOwnRate(ctx.db, row.receiver_country),
    loadBorder(ctx, row),
  ]);
  return {
    ...presentOrder({ ...placedOrder, moves: [], deliveries, border }, ctx),
    ...(handOver && !pricedOrder.order.receiverCompletes && { handOver }),
    ...(exchange && { exchange }),
  };
}

// §7 has three calls that place an order. The first has the kind in its body.
export const addOrder: Verb<'addOrder'> = ({ ctx, input }) => placeOrder(ctx, input);

export const addDomesticOrder: Verb<'addDomesticOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'domestic' });

export const addInternationalOrder: Verb<'addInternationalOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'international' });
