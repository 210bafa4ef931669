import 'server-only';
import type { OrderInput, OrderView } from '@/lib/contract/orders';
import { userOf, type Context } from '../context';
import { commitTogether } from '../platform/db/commit-together';
import { isUniqueViolation } from '../platform/db/engine';
import { isPostgres } from '../db/open';
import { bookedEntries } from '../messages/booked';
import { entryRow, insertEntries } from '../outbox/store';
import { wake } from '../outbox/wake';
import { storedForRequest, idempotentRequest, type IdempotentRequest } from '../platform/idempotency/idempotent-request';
import { assessOrder } from './assess-order';
import { deliveriesOf } from '@/lib/server/parcels/orders/deliveries';
import { newOrder, type PricedOrder } from '@/lib/server/parcels/orders/order-row';
import { handOverOf } from './hand-over';
import { insertParcels } from '@/lib/server/parcels/orders/parcel-store';
import type { OwnOrder } from './policy';
import { presentOrder } from './present';
import { ownRate } from '../pricing/quote-notes';
import type { Verb } from '../platform/verb';
import { entriesOfNewOrder } from '../accounts/webhooks/enqueue-events';
import { sendableOf } from '../accounts/webhooks/store';
import { placedEvent } from '@/lib/server/parcels/orders/placed-event';
import { insertTogether } from '@/lib/server/parcels/orders/insert-together';
import { findByKey, insertOrder, type OrderRow, type OrderWithParcels } from './store';
import { viewOrder } from '@/lib/server/parcels/orders/get-order';

/** Random numbers collide once in billions; more often than this in a row something else is wrong. */
const NUMBER_TRIES = 5;

/** The order that a request under this key has placed before. Throws idempotencyKeyReused when the key stood for another body. */
async function placedBefore(ctx: Context, request: IdempotentRequest): Promise<OrderRow | null> {
  return storedForRequest(request, await findByKey(ctx.db, userOf(ctx).userId, request.key));
}

/** Stores the rows together, durably. */
async function store({ db, config }: Context, placed: OrderWithParcels): Promise<void> {
  if (isPostgres(db)) return insertTogether(db, placed);
  await commitTogether(db, config.DATABASE_URL, async (trx) => {
    await insertOrder(trx, placed.row);
    await insertParcels(trx, placed.parcels);
    await insertEntries(trx, placed.entries);
  });
}

/** Writes the order durably. When another request under the same key was faster, answers its order as `before`. */
async function write(
  ctx: Context,
  priced: PricedOrder,
  { request, ofSheet }: { request: IdempotentRequest | null; ofSheet: boolean },
): Promise<{ placed: OwnOrder } | { before: OrderRow }> {
  const { userId, key } = userOf(ctx);
  const isTest = key?.mode === 'test';
  const at = ctx.now();
  const isToldToSender = priced.order.notify?.sender !== false;
  const sheet = ofSheet ? { language: ctx.language, country: ctx.country, isToldToSender } : null;
  const webhooks = await sendableOf(ctx.db, [userId]);
  for (let tries = 1; ; tries += 1) {
    const placed = newOrder(priced, { userId, at, isTest, request, language: ctx.language });
    try {
      const told = entriesOfNewOrder(webhooks, placedEvent(priced, placed), at).map((entry) => entryRow(entry, at));
      await store(ctx, { ...placed, entries: [...(isTest ? [] : bookedEntries(placed.row, sheet)), ...told] });
      wake(ctx.db);
      return { placed };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const before = request && (await placedBefore(ctx, request));
      if (before) return { before };
      if (tries === NUMBER_TRIES) throw error;
    }
  }
}

interface Placing {
  /** Throws what forbids the order at the price that was found. */
  accept?: (priced: PricedOrder) => void;
  /** Its sender is told of all orders of a sheet at once. */
  ofSheet?: boolean;
}

/** Places an order of either kind. */
export async function placeOrder(
  ctx: Context,
  order: OrderInput,
  { accept, ofSheet = false }: Placing = {},
): Promise<OrderView> {
  // What the order was priced by is no part of the request: the same price has another token at every showing.
  const { quoteToken: _, ...wanted } = order;
  const request = idempotentRequest(ctx, wanted);
  const assessed = assessOrder(ctx, order);
  // What it says counts only where nothing was placed before.
  assessed.catch(() => undefined);
  const before = request && (await placedBefore(ctx, request));
  if (before) return viewOrder(ctx, before);
  const priced = await assessed;
  accept?.(priced);
  const written = await write(ctx, priced, { request, ofSheet });
  if ('before' in written) return viewOrder(ctx, written.before);
  const { row, parcels } = written.placed;
  const placed = { row, parcels, ...priced };
  const [deliveries, handOver, exchange] = await Promise.all([
    deliveriesOf(ctx, row, parcels, []),
    handOverOf(ctx, placed),
    ownRate(ctx.db, row.receiver_country),
  ]);
  return {
    ...presentOrder({ ...placed, moves: [], deliveries }, ctx.language),
    ...(handOver && { handOver }),
    ...(exchange && { exchange }),
  };
}

// §7 has three calls that place an order: the first names the kind in its body.
export const addOrder: Verb<'addOrder'> = ({ ctx, input }) => placeOrder(ctx, input);

export const addDomesticOrder: Verb<'addDomesticOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'domestic' });

export const addInternationalOrder: Verb<'addInternationalOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'international' });
