import { checkDigit, endsInCheckDigit } from './check-digit';
import { plainNumber } from '@/lib/text/plain-text';
import { randomDigits } from './random-digits';

/**
 * An order number (§3 tradeNo): TN, eleven random digits, one check digit: `TN001234567894`.
 * It does not end in a country, so it is never a waybill.
 */
export type TradeNo = string & { readonly __tradeNo: unique symbol };

export const TRADE_PREFIX = 'TN';
const RANDOM_LENGTH = 11;
/** Number of digits: the random ones and the check digit. */
export const TRADE_DIGITS = RANDOM_LENGTH + 1;
const TRADE_NUMBER_SHAPE = new RegExp(`^${TRADE_PREFIX}([0-9]{${TRADE_DIGITS}})$`);

/** Returns a new order number. `randomBytes`: at least 8 bytes from a cryptographic source. */
export function formatTradeNo(randomBytes: Uint8Array): TradeNo {
  const digits = randomDigits(randomBytes, RANDOM_LENGTH);
  return `${TRADE_PREFIX}${digits}${checkDigit(digits)}` as TradeNo;
}

export type TradeNoCheck = { ok: true; tradeNo: TradeNo } | { ok: false; reason: 'shape' | 'check-digit' };

/** Parses one typed order number: any case, spaces and hyphens between groups, full-width or Arabic digits. */
export function checkTradeNo(text: string): TradeNoCheck {
  const plain = plainNumber(text);
  const digits = TRADE_NUMBER_SHAPE.exec(plain)?.[1];
  if (digits === undefined) return { ok: false, reason: 'shape' };
  return endsInCheckDigit(digits) ? { ok: true, tradeNo: plain as TradeNo } : { ok: false, reason: 'check-digit' };
}
