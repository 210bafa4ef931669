import 'server-only';
import type { TRACK_FAILURES } from '@/lib/contract/tracking';
import { plainNumber } from '@/lib/parcel/plain-text';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill } from '@/lib/parcel/waybill-number';

export type TrackFailureReason = (typeof TRACK_FAILURES)[number];

/** A number somebody asked for, and what it is. */
export type RequestedNumber =
  | { as: 'waybill' | 'trade'; asked: string; number: string }
  | { as: 'failure'; asked: string; reason: TrackFailureReason };

/** Reads one waybill number as typed. */
export function readWaybill(asked: string): RequestedNumber {
  const check = checkWaybill(asked);
  return check.ok ? { as: 'waybill', asked, number: check.waybill } : { as: 'failure', asked, reason: check.reason };
}

/** Reads a mall number: the sender's order number, or a waybill number. The nearer shape names the mistake. */
export function readMallNumber(asked: string): RequestedNumber {
  const trade = checkTradeNo(asked);
  if (trade.ok) return { as: 'trade', asked, number: trade.tradeNo };
  return trade.reason === 'shape' ? readWaybill(asked) : { as: 'failure', asked, reason: trade.reason };
}

/** Each number once, in the order asked; what could not be read is told apart by how it was typed. */
export function distinctNumbers(numbers: readonly RequestedNumber[]): RequestedNumber[] {
  const keyOf = (entry: RequestedNumber) =>
    entry.as === 'failure' ? plainNumber(entry.asked) || entry.asked : entry.number;
  const seen = new Map<string, RequestedNumber>();
  for (const entry of numbers) if (!seen.has(keyOf(entry))) seen.set(keyOf(entry), entry);
  return [...seen.values()];
}
