import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { asMeasured, type Measured } from '@/lib/parcel/measured';
import { MEASURED } from '../platform/db/json-column';
import type { Queryable } from '../db/open';
import { ApiError } from '../platform/errors';
import { enqueueNotices } from '../messages/notice';
import { priceOrder } from '../pricing/price-order';
import type { Tariff } from '../pricing/price-quote';
import type { PricedQuote } from '../pricing/priced-quote';
import { findPricing, setBilled, setMeasured } from '@/lib/server/parcels/orders/measured-store';
import { currentParcels, measuredOf, parcelsOf, type ParcelRow } from '@/lib/server/parcels/orders/parcel-store';

/** Why a measured order keeps its price; a person settles it with the customer. For operators, in English. */
export interface Unpriced {
  waybillNo: string;
  reason: string;
}

const billedWeights = ({ chargeable }: PricedQuote) => chargeable.map(({ chargeableKg }) => chargeableKg).join();

function measuredOrder(order: OrderInput, parcels: readonly ParcelRow[]): OrderInput {
  const sizes = new Map(parcels.map((parcel) => [parcel.number, measuredOf(parcel)]));
  return { ...order, parcels: order.parcels.map((parcel, index) => asMeasured(parcel, sizes.get(index + 1) ?? null)) };
}

/** Prices an order by what its parcels measured, at the tariff it was placed at. Answers why not, where that cannot be done. */
async function reprice(trx: Queryable, orderId: string, at: string): Promise<string | null> {
  const parcels = currentParcels(await parcelsOf(trx, [orderId]));
  if (parcels.some(({ pieces }) => pieces > 1)) return 'several pieces travel on one waybill';
  const { input, quote, tariff, billed } = await findPricing(trx, orderId);
  if (tariff === null) return 'the tariff it was placed at was not kept';
  const order = measuredOrder(JSON.parse(input) as OrderInput, parcels);
  const kept = JSON.parse(tariff) as Tariff;
  try {
    const priced = await priceOrder(trx, order, { promised: () => kept, takenOver: true });
    const same = billedWeights(priced.quote) === billedWeights(JSON.parse(quote) as PricedQuote);
    const next = same ? null : JSON.stringify(priced.quote);
    await setBilled(trx, orderId, next, at);
    if (next !== billed) await enqueueNotices(trx, [{ kind: 'REPRICED', at, orderId, waybillNo: null }], new Date(at));
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.error !== 'invalid') throw failure;
    return 'the tariff has no price for what it measures';
  }
}

/**
 * Keeps what take-over scans measured, the latest of each waybill, and prices their orders anew. Runs in the caller's transaction,
 * which holds the orders. Answers the waybills whose orders keep their price, and why.
 */
export async function recordMeasured(
  trx: Queryable,
  measured: readonly { orderId: string; waybillNo: string; measured: Measured }[],
  at: string,
): Promise<Unpriced[]> {
  for (const each of measured) await setMeasured(trx, each.waybillNo, MEASURED.write(each.measured));
  const unpriced: Unpriced[] = [];
  for (const orderId of new Set(measured.map((each) => each.orderId))) {
    const reason = await reprice(trx, orderId, at);
    const { waybillNo } = measured.find((each) => each.orderId === orderId)!;
    if (reason !== null) unpriced.push({ waybillNo, reason });
  }
  return unpriced;
}
