import 'server-only';
import { money } from '@/lib/billing/money';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { handoverOf } from '@/lib/orders/choices';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import type { Queryable } from '../platform/db/open';
import { ApiError } from '../platform/errors';
import { isRemoteArea } from '../places/geography/place-store';
import { priceShipment, type PricedShipment, type PriceOptions } from './price-quote';

/** Returns the declared value of each parcel's goods, in the order's value currency. */
export function goodsValues(order: OrderInput) {
  const currency = valueCurrencyOf(order);
  return withOwnAmounts(order).map(({ quantity, unitPriceMinor }) => money(currency, quantity * unitPriceMinor));
}

/** Returns the order's parcels for pricing. The goods' value comes from the pieces. */
function ticketsOf(order: OrderInput) {
  const goods = goodsValues(order);
  return withOwnAmounts(order).map((parcel, index) => ({ ...parcel, goodsValue: goods[index] ?? null }));
}

function requestOf(order: OrderInput): QuoteRequest {
  const { sender, receiver } = order;
  const common = { parcels: ticketsOf(order), cashOnDelivery: null, goodsValue: null, insuredValue: null };
  if (order.kind === 'domestic') {
    return {
      kind: 'domestic',
      service: order.service,
      country: receiver.countryCode,
      fromCityCode: sender.cityCode,
      toCityCode: receiver.cityCode,
      ...common,
    };
  }
  const { countryCode } = receiver;
  if (countryCode === 'CN') throw new ApiError('noRate');
  return {
    kind: 'international',
    service: order.service,
    destinationCountry: countryCode,
    cityCode: receiver.cityCode,
    goodsClass: order.goodsClass,
    handover: handoverOf(order),
    customer: order.importer ?? order.customerType,
    sendingMode: order.sendingMode,
    fromCityCode: sender.cityCode,
    ...common,
  };
}

/** Fields of an order by the calculator's field names. */
const ORDER_FIELDS: Record<string, string> = {
  cityCode: 'receiver.cityCode',
  fromCityCode: 'sender.cityCode',
  toCityCode: 'receiver.cityCode',
};

/** Returns the order's name of a field. Amounts of a single parcel are named as the order has them. */
function orderField(field: string, order: OrderInput): string {
  const shared = /^parcels\.0\.(insuredValue|cashOnDelivery)/.exec(field)?.[1] as 'insuredValue' | undefined;
  if (shared && order[shared]) return shared;
  return ORDER_FIELDS[field] ?? field.replace(/^(parcels\.\d+)\.goodsValue$/, '$1.unitPriceMinor');
}

/**
 * Prices an order and returns its quote, shipment and tariff. International orders leave from China and domestic orders
 * stay in one country. Any other order has no rate. Throws `noRate`, `invalid` with the order's own fields, or the
 * error of `promised`. Runs in the caller's transaction if `db` is one.
 */
export async function priceOrder(
  db: Queryable,
  order: OrderInput,
  options: Pick<PriceOptions, 'promised' | 'takenOver'> = {},
): Promise<PricedShipment> {
  const { kind, sender, receiver } = order;
  const from = kind === 'international' ? 'CN' : receiver.countryCode;
  if (sender.countryCode !== from) throw new ApiError('noRate');
  const remoteArea = await isRemoteArea(db, receiver.areaCode);
  try {
    return await priceShipment(db, requestOf(order), { remoteArea, ...options });
  } catch (failure) {
    const fields = failure instanceof ApiError ? failure.details.fields : undefined;
    if (!fields) throw failure;
    throw new ApiError('invalid', {
      fields: fields.map((problem) => ({ ...problem, field: orderField(problem.field, order) })),
    });
  }
}
