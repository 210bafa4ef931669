import 'server-only';
import type { OrderInput, OrderView } from '@/lib/contract/orders';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import type { Context } from '../../context';
import type { PricedQuote } from '../../pricing/priced-quote';
import { ownRate } from '../../pricing/quote-notes';
import type { Verb } from '../../platform/verb';
import { ApiError } from '../../platform/errors';
import { presentInstructions } from '../receiver/instructions/present';
import { instructionsOf } from '../receiver/instructions/store';
import { loadProofs } from '../proofs/present';
import { deliveriesOf } from './deliveries';
import { handOverOf } from '@/lib/server/orders/hand-over';
import { loadPlaces } from './load-places';
import { currentParcels, parcelsOf } from './parcel-store';
import { presentOrder } from '@/lib/server/orders/present';
import { claimViews } from '@/lib/server/parcels/claims/present-claim';
import { presentReturn } from '@/lib/server/parcels/returns/present-return';
import { findReturns } from '@/lib/server/parcels/returns/return-store';
import { movesOf, type OrderRow } from '@/lib/server/orders/store';
import { ownOrder } from '@/lib/server/orders/policy';

/** An order as its sender sees it. */
export async function viewOrder(ctx: Context, row: OrderRow): Promise<OrderView> {
  const order = JSON.parse(row.input) as OrderInput;
  const [places, parcels, moves] = await Promise.all([
    loadPlaces(ctx.db, order),
    parcelsOf(ctx.db, [row.id]),
    movesOf(ctx.db, [row.id]),
  ]);
  const quote = JSON.parse(row.quote) as PricedQuote;
  const current = currentParcels(parcels);
  const waybills = current.map(({ waybill_no }) => waybill_no);
  const [instructions, returns, proofs, claims, deliveries, handOver, exchange] = await Promise.all([
    instructionsOf(ctx.db, waybills).then((rows) =>
      presentInstructions(ctx.db, rows, { language: ctx.language, whole: true }),
    ),
    findReturns(ctx.db, waybills),
    loadProofs(ctx.db, current, ctx.now()),
    claimViews(ctx, row, parcels, moves),
    deliveriesOf(ctx, row, parcels, moves),
    handOverOf(ctx, { row, order, parcels, quote }),
    ownRate(ctx.db, row.receiver_country),
  ]);
  const view = presentOrder({ row, parcels, order, places, quote, moves, deliveries }, ctx.language);
  return {
    ...view,
    parcels: view.parcels.map((parcel) => {
      const returned = returns.get(parcel.waybillNo);
      const [claim, proof] = [claims.get(parcel.waybillNo), proofs.get(parcel.waybillNo)];
      const of = returned && { returned, state: parcel.state, receiverCountry: row.receiver_country };
      return {
        ...parcel,
        ...(of && { returned: presentReturn(of, 'sender', ctx.now()) }),
        ...(claim && { claim }),
        ...(proof && { proof }),
      };
    }),
    ...(instructions.length > 0 && { instructions }),
    ...(handOver && { handOver }),
    ...(exchange && { exchange }),
  };
}

export const getOrder: Verb<'getOrder'> = async ({ ctx, input }) =>
  viewOrder(ctx, await ownOrder(ctx, { id: input.id }));

export const selectByTradeNo: Verb<'selectByTradeNo'> = async ({ ctx, input }) => {
  const check = checkTradeNo(input.tradeNo);
  if (!check.ok) throw new ApiError('notFound');
  return viewOrder(ctx, await ownOrder(ctx, { trade_no: check.tradeNo }));
};
