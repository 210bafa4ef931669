import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { withMeasures, type MeasuredParcel } from '@/lib/parcel/measured';
import { MEASURED_COLUMN } from '../../../platform/db/json-column';
import type { Queryable } from '../../../platform/db/open';
import { ApiError } from '../../../platform/errors';
import { enqueueNotices } from '../../notices/notice';
import { priceOrder } from '../../../pricing/price-order';
import type { PricedQuote } from '../../../pricing/priced-quote';
import { findPricing, setBilled, setMeasuredParcel } from '../delivery/measured-store';
import { currentParcels, measuredOf, listParcels, type ParcelRow } from '../parcel-store';
import { ORDER_INPUT } from '../order-input';
import { QUOTE_COLUMN, TARIFF_COLUMN } from '../../../pricing/priced-columns';

/** Measured order that keeps its price, with the reason in English. An operator settles it with the customer. */
export interface UnpricedOrder {
  waybillNo: string;
  reason: string;
}

const billedWeights = ({ chargeable }: PricedQuote) => chargeable.map(({ chargeableKg }) => chargeableKg).join();

function measuredOrder(order: OrderInput, parcels: readonly ParcelRow[]): OrderInput {
  const sizes = new Map(parcels.map((parcel) => [parcel.number, measuredOf(parcel)]));
  return {
    ...order,
    parcels: order.parcels.map((parcel, index) => withMeasures(parcel, sizes.get(index + 1) ?? null)),
  };
}

/**
 * Prices an order again from its measured parcels, at the tariff of its placement. Returns null, or the reason if that
 * is not possible.
 */
async function reprice(trx: Queryable, orderId: string, at: string): Promise<string | null> {
  const parcels = currentParcels(await listParcels(trx, [orderId]));
  if (parcels.some(({ pieces }) => pieces > 1)) return 'several pieces travel on one waybill';
  const { input, quote, tariff, billed, user_id: accountId } = await findPricing(trx, orderId);
  if (tariff === null) return 'the tariff of its placement was not stored';
  const order = measuredOrder(ORDER_INPUT.read(input), parcels);
  const storedTariff = TARIFF_COLUMN.read(tariff);
  try {
    const pricedOrder = await priceOrder(trx, order, { promised: () => storedTariff, takenOver: true });
    const isSame = billedWeights(pricedOrder.quote) === billedWeights(QUOTE_COLUMN.read(quote));
    const next = isSame ? null : QUOTE_COLUMN.write(pricedOrder.quote);
    await setBilled(trx, orderId, next, at);
    const notice = { kind: 'REPRICED', at, orderId, accountId, waybillNo: null } as const;
    if (next !== billed) await enqueueNotices(trx, [notice], new Date(at));
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.error !== 'invalid') throw failure;
    return 'the tariff has no price for the measured size and weight';
  }
}

/**
 * Stores the measures of take-over scans, the latest for each waybill, and prices their orders again. Runs in the
 * caller's transaction, which locks the orders. Returns one waybill of each order that cannot be priced again, with the
 * reason.
 */
export async function recordMeasuredParcels(
  trx: Queryable,
  measured: readonly { orderId: string; waybillNo: string; measured: MeasuredParcel }[],
  at: string,
): Promise<UnpricedOrder[]> {
  for (const each of measured) await setMeasuredParcel(trx, each.waybillNo, MEASURED_COLUMN.write(each.measured));
  const unpriced: UnpricedOrder[] = [];
  for (const orderId of new Set(measured.map((each) => each.orderId))) {
    const reason = await reprice(trx, orderId, at);
    const { waybillNo } = measured.find((each) => each.orderId === orderId)!;
    if (reason !== null) unpriced.push({ waybillNo, reason });
  }
  return unpriced;
}
