import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { promisedAgain, type KeptWindows } from '@/lib/parcel/kept-windows';
import type { Queryable } from '../../db/open';
import { ApiError, fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { assessOrder } from '@/lib/server/orders/assess-order';
import { editableColumns, newParcelRow, type PricedOrder } from './order-row';
import {
  currentParcels,
  insertParcels,
  removeParcels,
  setExpected,
  setPieces,
  windowsOf,
  type ParcelRow,
} from './parcel-store';
import { assertSenderMay, orderAsRead, ownOrder, ownOrderWithParcels } from '@/lib/server/orders/policy';
import { insertHistory, updateOrder, type OrderRow } from '@/lib/server/orders/store';
import { viewOrder } from './get-order';

/** A waybill number carries the destination and the order its kind of form: neither can be edited. */
function assertSameJourney(row: OrderRow, order: OrderInput): void {
  if (order.kind !== row.kind) throw fieldError('order.kind', 'invalid');
  if (order.receiver.countryCode !== row.receiver_country) {
    throw fieldError('order.receiver.countryCode', 'destinationFixed');
  }
}

/** The days that hold for the edited order, told beside those that were told before. */
async function promiseAnew(trx: Queryable, parcels: readonly ParcelRow[], expected: KeptWindows): Promise<void> {
  for (const parcel of parcels) await setExpected(trx, parcel.waybill_no, promisedAgain(windowsOf(parcel), expected));
}

interface Reparcelled {
  /** Those that carry the order now. */
  waybills: readonly string[];
  apply: (trx: Queryable) => Promise<void>;
}

/**
 * Parcels keep their waybills by their place in the order; one more gets a new waybill, one less cancels its own. An order of an
 * earlier release keeps its one waybill for all pieces.
 */
function reparcel(row: OrderRow, parcels: readonly ParcelRow[], edited: PricedOrder, now: Date): Reparcelled {
  const { expected } = edited;
  const count = edited.order.parcels.length;
  const current = currentParcels(parcels);
  const at = now.toISOString();
  const [first] = current;
  if (first && first.pieces > 1) {
    return {
      waybills: [first.waybill_no],
      async apply(trx) {
        await setPieces(trx, first.waybill_no, count, at);
        await promiseAnew(trx, [first], expected);
      },
    };
  }
  const kept = current.slice(0, count);
  const removed = current.slice(count).map(({ waybill_no }) => waybill_no);
  const added = Array.from({ length: Math.max(0, count - current.length) }, (_, index) =>
    newParcelRow(row, current.length + index + 1, { expected, at: now }),
  );
  return {
    waybills: [...kept, ...added].map(({ waybill_no }) => waybill_no),
    async apply(trx) {
      await insertParcels(trx, added);
      await promiseAnew(trx, kept, expected);
      if (removed.length === 0) return;
      await removeParcels(trx, removed, at);
      const move = { order_id: row.id, state: 'CANCELLED', at, cause: 'sender' } as const;
      await insertHistory(
        trx,
        removed.map((waybill_no) => ({ ...move, waybill_no })),
      );
    },
  };
}

/** Replaces a waiting order by a new text of itself, priced anew. Refused when the version is not the one that was read. */
export const editWebsiteOrder: Verb<'editWebsiteOrder'> = async ({ ctx, input }) => {
  const { row, parcels } = await ownOrderWithParcels(ctx, input);
  assertSenderMay('edit', orderAsRead(row, parcels));
  if (row.version !== input.version) throw new ApiError('changedMeanwhile');
  assertSameJourney(row, input.order);
  const priced = await assessOrder(ctx, input.order, 'order.');
  const now = ctx.now();
  const { waybills, apply } = reparcel(row, parcels, priced, now);
  await ctx.db.transaction().execute(async (trx) => {
    const columns = editableColumns(priced, { tradeNo: row.trade_no, waybills }, now);
    if (!(await updateOrder(trx, row.id, row.version, columns))) throw new ApiError('changedMeanwhile');
    await apply(trx);
  });
  return viewOrder(ctx, await ownOrder(ctx, { id: row.id }));
};
