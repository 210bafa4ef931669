import 'server-only';
import type { TRACK_FAILURES } from '@/lib/contract/tracking/tracking';
import { plainNumber } from '@/lib/text/plain-text';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill } from '@/lib/parcel/waybill-number';

export type TrackFailureReason = (typeof TRACK_FAILURES)[number];

/**
 * Requested number and its kind. A `shop` number is looked up among the caller's own orders. `reason`: what is reported
 * if no parcel is found.
 */
export type RequestedNumber =
  | { as: 'waybill' | 'trade'; typedNumber: string; number: string }
  | { as: 'shop'; typedNumber: string; number: string; reason: TrackFailureReason }
  | { as: 'failure'; typedNumber: string; reason: TrackFailureReason };

/** Reads one typed waybill number. */
export function readWaybill(typedNumber: string): RequestedNumber {
  const check = checkWaybill(typedNumber);
  return check.ok
    ? { as: 'waybill', typedNumber, number: check.waybill }
    : { as: 'failure', typedNumber, reason: check.reason };
}

/** Reads an order number or a waybill number. A mistake is reported for the more similar of the two forms. */
export function readMallNumber(typedNumber: string): RequestedNumber {
  const trade = checkTradeNo(typedNumber);
  if (trade.ok) return { as: 'trade', typedNumber, number: trade.tradeNo };
  return trade.reason === 'shape' ? readWaybill(typedNumber) : { as: 'failure', typedNumber, reason: trade.reason };
}

/** Reads an order number of ours, a waybill number or, for any other text, a shop's own number. */
export function readShopNumber(typedNumber: string): RequestedNumber {
  const number = readMallNumber(typedNumber);
  if (number.as !== 'failure') return number;
  return {
    as: 'shop',
    typedNumber,
    number: typedNumber,
    reason: number.reason === 'shape' ? 'unknown' : number.reason,
  };
}

/** Returns each number once, in the requested order. Invalid ones are compared as typed. */
export function distinctNumbers(numbers: readonly RequestedNumber[]): RequestedNumber[] {
  const keyOf = (entry: RequestedNumber) =>
    entry.as === 'failure' ? plainNumber(entry.typedNumber) || entry.typedNumber : entry.number;
  const numbersByKey = new Map<string, RequestedNumber>();
  for (const entry of numbers) if (!numbersByKey.has(keyOf(entry))) numbersByKey.set(keyOf(entry), entry);
  return [...numbersByKey.values()];
}
