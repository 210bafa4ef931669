import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders';
import type { Language } from '@/lib/market/language';
import type { KeptWindows } from '@/lib/parcel/kept-windows';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import { WINDOWS } from '../../platform/db/windows-column';
import type { Tariff } from '../../pricing/price-quote';
import type { PricedQuote } from '../../pricing/priced-quote';
import type { Places } from './load-places';
import { orderSearch, type OrderNumbers } from '@/lib/server/orders/order-search';
import type { ParcelRow } from './parcel-store';
import type { OwnOrder } from '@/lib/server/orders/policy';
import type { EditedColumns, OrderRow } from '@/lib/server/orders/store';

export interface PricedOrder {
  order: OrderInput;
  places: Places;
  quote: PricedQuote;
  tariff: Tariff;
  /** What its receiver is told of the delivery. */
  expected: KeptWindows;
}

/** The columns that follow from what the sender wrote and from the waybills that carry it. */
export function editableColumns(priced: PricedOrder, numbers: OrderNumbers, at: Date): EditedColumns {
  const { order, quote, tariff } = priced;
  return {
    service: order.service,
    receiver_name: order.receiver.name,
    sender_city: order.sender.cityCode,
    receiver_city: order.receiver.cityCode,
    pieces: order.parcels.length,
    waybills: numbers.waybills.length,
    input: JSON.stringify(order),
    quote: JSON.stringify(quote),
    tariff: JSON.stringify(tariff),
    search: orderSearch(priced, numbers),
    updated_at: at.toISOString(),
  };
}

export interface NewOrder {
  userId: string;
  at: Date;
  /** A test key places it. */
  isTest: boolean;
  request: IdempotentRequest | null;
  /** Of the page. */
  language: Language;
}

/** One parcel at its place in an order, counted from 1, with a new random waybill. */
export function newParcelRow(
  { id, receiver_country }: Pick<OrderRow, 'id' | 'receiver_country'>,
  number: number,
  { expected, at }: { expected: KeptWindows; at: Date },
): ParcelRow {
  return {
    waybill_no: formatWaybill(randomBytes(RANDOM_BYTES), receiver_country),
    order_id: id,
    number,
    pieces: 1,
    state: 'WAITING',
    attempts: 0,
    measured: null,
    expected: WINDOWS.write(expected),
    replayed_until: null,
    updated_at: at.toISOString(),
  };
}

/** A new order with new random numbers, a waybill for each of its parcels. */
export function newOrder(priced: PricedOrder, { userId, at, isTest, request, language }: NewOrder): OwnOrder {
  const { order } = priced;
  const identity = { id: randomUUID(), receiver_country: order.receiver.countryCode };
  const parcels = order.parcels.map((_, index) => newParcelRow(identity, index + 1, { expected: priced.expected, at }));
  const tradeNo = formatTradeNo(randomBytes(RANDOM_BYTES));
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  const row: OrderRow = {
    ...editableColumns(priced, { tradeNo, waybills }, at),
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
