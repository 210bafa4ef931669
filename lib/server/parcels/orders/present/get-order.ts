import 'server-only';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ParcelState } from '@/lib/parcel/states';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import type { Context } from '../../../platform/context';
import { loadOwnRate } from '../../../pricing/quote-notes';
import type { Verb } from '../../../platform/verb';
import { loadCollections } from '../../collections/load-collections';
import { presentInstructions } from '../../receiver/present-instructions';
import { listInstructions } from '../../receiver/instruction-store';
import { loadProofs } from '../../proofs/present-proof';
import { listReceiverDetails } from '../../receiver/details/details-store';
import { loadDeliveries } from '../delivery/load-deliveries';
import { loadHandOver } from '../place/hand-over';
import { loadPlaces } from '../place/load-places';
import { currentParcels, listParcels, type ParcelRow } from '../parcel-store';
import { loadBorder } from './load-border';
import { presentOrder } from './present-order';
import { presentAttempt } from '../../attempts/present-attempt';
import { listEvidence } from '../../attempts/attempt-store';
import { presentCase } from '../../cases/present-case';
import { listCases } from '../../cases/case-store';
import { loadClaimViews } from '../../claims/present-claim';
import { presentReturn } from '../../returns/present-return';
import { loadUnsentMessages } from './load-unsent-messages';
import { listReturns, listWaybillsSentOn } from '../../returns/return-store';
import { listMoves, type MoveRow, type OrderRow } from '../order-store';
import { loadOwnOrder } from '../order-policy';
import { ORDER_INPUT } from '../order-input';
import { QUOTE_COLUMN } from '../../../pricing/priced-columns';

/** Returns a function that returns what an order shows of a parcel besides the parcel's own row. */
async function loadParcelFacts(ctx: Context, row: OrderRow, parcels: readonly ParcelRow[], moves: readonly MoveRow[]) {
  const current = currentParcels(parcels);
  const waybills = current.map(({ waybill_no }) => waybill_no);
  const [returns, earlierWaybills, proofs, claims, cases, attempts, collections] = await Promise.all([
    listReturns(ctx.db, waybills),
    listWaybillsSentOn(ctx.db, waybills),
    loadProofs(ctx.db, current, ctx.now()),
    loadClaimViews(ctx, row, parcels, moves),
    listCases(ctx.db, waybills),
    listEvidence(ctx.db, waybills),
    loadCollections(ctx, row, waybills),
  ]);
  /** Returns the facts about a parcel. Those that do not exist are left out. */
  return (waybillNo: string, state: ParcelState) => {
    const returned = returns.get(waybillNo);
    const { pieces } = current.find(({ waybill_no }) => waybill_no === waybillNo)!;
    const returnedParcel = returned && { returned, state, pieces, receiverCountry: row.receiver_country };
    const sentOnFrom = earlierWaybills.get(waybillNo);
    const claim = claims.get(waybillNo);
    const parcelCases = cases.filter(({ waybill_no }) => waybill_no === waybillNo);
    const parcelAttempts = attempts.filter(({ waybill_no }) => waybill_no === waybillNo);
    const proof = proofs.get(waybillNo);
    const collection = collections.get(waybillNo);
    return {
      ...(returnedParcel && { returned: presentReturn(returnedParcel, 'sender', ctx) }),
      ...(sentOnFrom && { sentOnFrom }),
      ...(claim && { claim }),
      ...(parcelCases.length > 0 && { cases: parcelCases.map(presentCase) }),
      ...(parcelAttempts.length > 0 && { attempts: parcelAttempts.map((each) => presentAttempt(each, ctx.now())) }),
      ...(proof && { proof }),
      ...(collection && { collection }),
    };
  };
}

/** Returns an order as its sender sees it. */
export async function viewOrder(ctx: Context, row: OrderRow): Promise<OrderView> {
  const order = ORDER_INPUT.read(row.input);
  const [places, parcels, moves, details] = await Promise.all([
    loadPlaces(ctx.db, order),
    listParcels(ctx.db, [row.id]),
    listMoves(ctx.db, [row.id]),
    listReceiverDetails(ctx.db, row.id),
  ]);
  const quote = QUOTE_COLUMN.read(row.quote);
  const waybills = currentParcels(parcels).map(({ waybill_no }) => waybill_no);
  const [parcelFacts, instructions, deliveries, handOver, exchange, unsent, border] = await Promise.all([
    loadParcelFacts(ctx, row, parcels, moves),
    listInstructions(ctx.db, waybills).then((rows) =>
      presentInstructions(ctx.db, rows, { language: ctx.language, mayReadNames: true }),
    ),
    loadDeliveries(ctx, row, parcels, moves),
    loadHandOver(ctx, { row, order, parcels, quote }),
    loadOwnRate(ctx.db, row.receiver_country),
    loadUnsentMessages(ctx.db, row.id, ctx.language),
    loadBorder(ctx, row),
  ]);
  const view = presentOrder({ row, parcels, order, places, quote, moves, deliveries, border, details }, ctx);
  return {
    ...view,
    parcels: view.parcels.map((parcel) => ({ ...parcel, ...parcelFacts(parcel.waybillNo, parcel.state) })),
    ...(instructions.length > 0 && { instructions }),
    ...(unsent.length > 0 && { unsentMessages: unsent }),
    ...(handOver && !view.waitsFor && { handOver }),
    ...(exchange && { exchange }),
  };
}

export const getOrder: Verb<'getOrder'> = async ({ ctx, input }) =>
  viewOrder(ctx, await loadOwnOrder(ctx, { id: input.id }));

export const selectByTradeNo: Verb<'selectByTradeNo'> = async ({ ctx, input }) => {
  const check = checkTradeNo(input.tradeNo);
  return viewOrder(
    ctx,
    await loadOwnOrder(ctx, check.ok ? { trade_no: check.tradeNo } : { shop_order_no: input.tradeNo }),
  );
};
