import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { windowsAfterEdit, type StoredWindows } from '@/lib/parcel/stored-windows';
import type { Queryable } from '../../../platform/db/open';
import { ApiError, fieldError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { storeDetailsAfterEdit } from '../../receiver/details/detail-notices';
import { assessOrder } from '../place/assess-order';
import { editableColumns, newParcelRow, type NewOrder, type PricedOrder } from '../order-row';
import {
  currentParcels,
  insertParcels,
  removeParcels,
  setExpectedWindows,
  setPieces,
  windowsOf,
  type ParcelRow,
} from '../parcel-store';
import { assertSenderMay, orderAsRead, loadOwnOrder, loadOwnOrderWithParcels } from '../order-policy';
import { insertHistory, updateOrder, type OrderRow } from '../order-store';
import { viewOrder } from '../present/get-order';

/**
 * Throws a field error if kind or destination changed. The waybill number contains the destination, and the kind
 * decides the form.
 */
function assertSameJourney(row: OrderRow, order: OrderInput): void {
  if (order.kind !== row.kind) throw fieldError('order.kind', 'invalid');
  if (order.receiver.countryCode !== row.receiver_country) {
    throw fieldError('order.receiver.countryCode', 'destinationFixed');
  }
}

/** Adds the expected days of the edited order to those that were announced before. */
async function renewPromise(trx: Queryable, parcels: readonly ParcelRow[], expected: StoredWindows): Promise<void> {
  for (const parcel of parcels)
    await setExpectedWindows(trx, parcel.waybill_no, windowsAfterEdit(windowsOf(parcel), expected));
}

interface ReparcelledOrder {
  /** Waybills of the order after the edit. */
  waybills: readonly string[];
  apply: (trx: Queryable) => Promise<void>;
}

/**
 * Assigns waybills to the parcels of an edited order. Parcels keep them by position. A new parcel gets a new waybill, a
 * removed one is cancelled. An order of an earlier release keeps one waybill for all pieces.
 */
function reparcel(
  row: OrderRow,
  parcels: readonly ParcelRow[],
  edited: PricedOrder,
  { at: now, randomBytes }: Pick<NewOrder, 'at' | 'randomBytes'>,
): ReparcelledOrder {
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
        await renewPromise(trx, [first], expected);
      },
    };
  }
  const remainingParcels = current.slice(0, count);
  const removed = current.slice(count).map(({ waybill_no }) => waybill_no);
  const added = Array.from({ length: Math.max(0, count - current.length) }, (_, index) =>
    newParcelRow(row, current.length + index + 1, { expected, at: now, randomBytes }),
  );
  return {
    waybills: [...remainingParcels, ...added].map(({ waybill_no }) => waybill_no),
    async apply(trx) {
      await insertParcels(trx, added);
      await renewPromise(trx, remainingParcels, expected);
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

/** Replaces a waiting order and prices it again. Throws `changedMeanwhile` if the version is not the current one. */
export const editWebsiteOrder: Verb<'editWebsiteOrder'> = async ({ ctx, input }) => {
  const { row, parcels } = await loadOwnOrderWithParcels(ctx, input);
  assertSenderMay('edit', orderAsRead(row, parcels));
  if (row.version !== input.version) throw new ApiError('changedMeanwhile');
  assertSameJourney(row, input.order);
  const pricedOrder = await assessOrder(ctx, input.order, { within: 'order.' });
  const now = ctx.now();
  const { waybills, apply } = reparcel(row, parcels, pricedOrder, { at: now, randomBytes: ctx.randomBytes });
  await ctx.db.transaction().execute(async (trx) => {
    const columns = editableColumns(pricedOrder, { tradeNo: row.trade_no, waybills }, now);
    if (!(await updateOrder(trx, row.id, row.version, columns))) throw new ApiError('changedMeanwhile');
    await apply(trx);
    await storeDetailsAfterEdit(trx, row, pricedOrder, now);
  });
  wakeWorkers(ctx.db);
  return viewOrder(ctx, await loadOwnOrder(ctx, { id: row.id }));
};
