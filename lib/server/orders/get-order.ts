import 'server-only';
import type { OrderInput, OrderView } from '@/lib/contract/orders';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import type { Context } from '../context';
import type { PricedQuote } from '../quotes/priced-quote';
import type { Verb } from '../verb';
import { ApiError } from '../errors';
import { deliveriesOf } from './deliveries';
import { loadPlaces } from './load-places';
import { parcelsOf } from './parcel-store';
import { presentOrder } from './present';
import { movesOf, type OrderRow } from './store';
import { ownOrder } from './policy';

/** An order as its sender sees it. */
export async function viewOrder(ctx: Context, row: OrderRow): Promise<OrderView> {
  const order = JSON.parse(row.input) as OrderInput;
  const [places, parcels, moves] = await Promise.all([
    loadPlaces(ctx.db, order),
    parcelsOf(ctx.db, [row.id]),
    movesOf(ctx.db, [row.id]),
  ]);
  const quote = JSON.parse(row.quote) as PricedQuote;
  const deliveries = await deliveriesOf(ctx, row, parcels, moves);
  return presentOrder({ row, parcels, order, places, quote, moves, deliveries }, ctx.language);
}

export const getOrder: Verb<'getOrder'> = async ({ ctx, input }) =>
  viewOrder(ctx, await ownOrder(ctx, { id: input.id }));

export const selectByTradeNo: Verb<'selectByTradeNo'> = async ({ ctx, input }) => {
  const check = checkTradeNo(input.tradeNo);
  if (!check.ok) throw new ApiError('notFound');
  return viewOrder(ctx, await ownOrder(ctx, { trade_no: check.tradeNo }));
};
