import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { PricedQuote } from '../quotes/priced-quote';
import type { Places } from './load-places';
import type { EditedColumns, OrderRow } from './store';

export interface PricedOrder {
  order: OrderInput;
  places: Places;
  quote: PricedQuote;
}

/** The columns that follow from what the sender wrote. */
export function editableColumns({ order, quote }: PricedOrder, at: Date): EditedColumns {
  return {
    service: order.service,
    receiver_name: order.receiver.name,
    sender_city: order.sender.cityCode,
    receiver_city: order.receiver.cityCode,
    pieces: order.parcels.length,
    input: JSON.stringify(order),
    quote: JSON.stringify(quote),
    updated_at: at.toISOString(),
  };
}

export interface NewOrder {
  userId: string;
  at: Date;
  request: IdempotentRequest | null;
}

/** A new order with new random numbers. */
export function newOrderRow(priced: PricedOrder, { userId, at, request }: NewOrder): OrderRow {
  const { order } = priced;
  return {
    ...editableColumns(priced, at),
    id: randomUUID(),
    user_id: userId,
    trade_no: formatTradeNo(randomBytes(RANDOM_BYTES)),
    waybill_no: formatWaybill(randomBytes(RANDOM_BYTES), order.receiver.countryCode),
    kind: order.kind,
    state: 'WAITING',
    version: 1,
    created_at: at.toISOString(),
    hidden: 0,
    attempts: 0,
    sender_country: order.sender.countryCode,
    receiver_country: order.receiver.countryCode,
    idempotency_key: request?.key ?? null,
    body_hash: request?.hash ?? null,
  };
}
