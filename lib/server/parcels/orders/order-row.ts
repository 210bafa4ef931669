import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { Language } from '@/lib/market/language';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import type { Services } from '../../platform/context';
import type { IdempotentRequest } from '../../platform/idempotent-request';
import { WINDOWS_COLUMN } from '../../platform/db/windows-column';
import type { Tariff } from '../../pricing/price-quote';
import type { PricedQuote } from '../../pricing/priced-quote';
import type { OrderPlaces } from './place/load-places';
import { orderSearch, type OrderNumbers } from './list/order-search';
import type { ParcelRow } from './parcel-store';
import type { OwnOrderWithParcels } from './order-policy';
import type { EditedColumns, OrderRow } from './order-store';
import { ORDER_INPUT } from './order-input';
import { QUOTE_COLUMN, TARIFF_COLUMN } from '../../pricing/priced-columns';

export interface PricedOrder {
  order: OrderInput;
  places: OrderPlaces;
  quote: PricedQuote;
  tariff: Tariff;
  /** Delivery days announced to the receiver. */
  expected: StoredWindows;
}

/** Returns the columns that depend on the sender's input and on the order's numbers. */
export function editableColumns(pricedOrder: PricedOrder, numbers: OrderNumbers, at: Date): EditedColumns {
  const { order, quote, tariff } = pricedOrder;
  return {
    service: order.service,
    receiver_name: order.receiver.name,
    sender_city: order.sender.cityCode,
    receiver_city: order.receiver.cityCode,
    pieces: order.parcels.length,
    waybills: numbers.waybills.length,
    shop_order_no: order.shopOrderNo || null,
    input: ORDER_INPUT.write(order),
    quote: QUOTE_COLUMN.write(quote),
    tariff: TARIFF_COLUMN.write(tariff),
    search: orderSearch(pricedOrder, numbers),
    updated_at: at.toISOString(),
  };
}

export interface NewOrder extends Pick<Services, 'randomBytes'> {
  userId: string;
  at: Date;
  /** True if a test key places it. */
  isTest: boolean;
  request: IdempotentRequest | null;
  /** Language of the page. */
  language: Language;
}

/** Returns a new parcel with a random waybill. `number`: its position in the order, from 1. */
export function newParcelRow(
  { id, receiver_country }: Pick<OrderRow, 'id' | 'receiver_country'>,
  number: number,
  { expected, at, randomBytes }: Pick<NewOrder, 'at' | 'randomBytes'> & Pick<PricedOrder, 'expected'>,
): ParcelRow {
  return {
    waybill_no: formatWaybill(randomBytes(RANDOM_BYTES), receiver_country),
    order_id: id,
    number,
    pieces: 1,
    state: 'WAITING',
    attempts: 0,
    measured: null,
    expected: WINDOWS_COLUMN.write(expected),
    replayed_until: null,
    updated_at: at.toISOString(),
  };
}

/** Returns a new order with random numbers, and a waybill for each of its parcels. */
export function newOrder(pricedOrder: PricedOrder, placing: NewOrder): OwnOrderWithParcels {
  const { userId, at, isTest, request, language, randomBytes } = placing;
  const { order, expected } = pricedOrder;
  const identity = { id: randomUUID(), receiver_country: order.receiver.countryCode };
  const parcels = order.parcels.map((_, index) => newParcelRow(identity, index + 1, { expected, at, randomBytes }));
  const tradeNo = formatTradeNo(randomBytes(RANDOM_BYTES));
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  const row: OrderRow = {
    ...editableColumns(pricedOrder, { tradeNo, waybills }, at),
    ...identity,
    user_id: userId,
    trade_no: tradeNo,
    waybill_no: waybills[0]!,
    kind: order.kind,
    state: 'WAITING',
    version: 1,
    billed: null,
    created_at: at.toISOString(),
    hidden: 0,
    attempts: 0,
    sender_country: order.sender.countryCode,
    idempotency_key: request?.key ?? null,
    body_hash: request?.hash ?? null,
    language,
    is_test: isTest ? 1 : 0,
  };
  return { row, parcels };
}
