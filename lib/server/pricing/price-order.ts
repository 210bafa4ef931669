import 'server-only';
import { money } from '@/lib/billing/money';
import type { OrderInput } from '@/lib/contract/orders';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { MARKETS } from '@/lib/market/country';
import { handoverOf } from '@/lib/orders/choices';
import type { Queryable } from '../db/open';
import { ApiError } from '../platform/errors';
import { isRemoteArea } from '../places/geography/store';
import { priceShipment, type PriceOptions, type Tariff } from './price-quote';
import type { PricedQuote } from './priced-quote';

/** The order's parcels as tickets: each is declared by its pieces, in the destination's currency. */
function ticketsOf(order: OrderInput) {
  const { currency } = MARKETS[order.receiver.countryCode];
  return withOwnAmounts(order).map((parcel) => ({
    ...parcel,
    goodsValue: money(currency, parcel.quantity * parcel.unitPriceMinor),
  }));
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

/** Where the calculator's fields stand in an order. */
const ORDER_FIELDS: Record<string, string> = {
  cityCode: 'receiver.cityCode',
  fromCityCode: 'sender.cityCode',
  toCityCode: 'receiver.cityCode',
};

/** Amounts of a single parcel are named where they were written. */
function orderField(field: string, order: OrderInput): string {
  const shared = /^parcels\.0\.(insuredValue|cashOnDelivery)/.exec(field)?.[1] as 'insuredValue' | undefined;
  if (shared && order[shared]) return shared;
  return ORDER_FIELDS[field] ?? field.replace(/^(parcels\.\d+)\.goodsValue$/, '$1.unitPriceMinor');
}

/**
 * The price an order is accepted with, and what it was priced by. International orders leave from China, domestic ones stay in one country: anything else has
 * no rate. Throws `noRate`, or `invalid` with the order's own fields, or what `promised` throws. Runs in the caller's transaction
 * when given one.
 */
export async function priceOrder(
  db: Queryable,
  order: OrderInput,
  options: Pick<PriceOptions, 'promised' | 'takenOver'> = {},
): Promise<{ quote: PricedQuote; tariff: Tariff }> {
  const { kind, sender, receiver } = order;
  const from = kind === 'international' ? 'CN' : receiver.countryCode;
  if (sender.countryCode !== from) throw new ApiError('noRate');
  const remoteArea = await isRemoteArea(db, receiver.areaCode);
  try {
    const { quote, tariff } = await priceShipment(db, requestOf(order), { remoteArea, ...options });
    return { quote, tariff };
  } catch (failure) {
    const fields = failure instanceof ApiError ? failure.details.fields : undefined;
    if (!fields) throw failure;
    throw new ApiError('invalid', {
      fields: fields.map((problem) => ({ ...problem, field: orderField(problem.field, order) })),
    });
  }
}
