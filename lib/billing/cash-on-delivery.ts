import { MAX_CASH_ON_DELIVERY, CASH_ON_DELIVERY_MIN_FEE, CASH_ON_DELIVERY_PERCENT, FEE_CURRENCY } from './constants';
import { convert, exchangeRatio, type CnyPerUnit } from './exchange';
import { majorUnits, maxMoney, money, moneyOf, multiply, zero, type Money } from './money';
import { percent } from './ratio';
import { violation, type QuoteViolation } from './quote-violation';

export type CashOnDeliveryResult =
  { ok: true; collectedCny: Money; fee: Money } | { ok: false; violation: QuoteViolation };

/** Returns the largest amount of one collection in this currency (rounded down), or null without a usable rate. */
export function cashOnDeliveryCap(currency: string, cnyPerUnit: CnyPerUnit): Money | null {
  const ratio = exchangeRatio(FEE_CURRENCY, currency, cnyPerUnit);
  if (!ratio) return null;
  const cap = moneyOf(FEE_CURRENCY, MAX_CASH_ON_DELIVERY);
  return money(currency, Number((BigInt(cap.minor) * ratio.numerator) / ratio.denominator));
}

/**
 * Returns the fee in CNY for collecting `collected` (the receiver market's currency): 3 % of it, at least 5 CNY per
 * ticket (§9). The amount is first converted to CNY fen, so that the sender can check the 3 % against a displayed
 * amount. Collecting nothing costs nothing. Returns a violation for more than 1,500 CNY or without a usable rate.
 */
export function priceCashOnDelivery(collected: Money, cnyPerUnit: CnyPerUnit): CashOnDeliveryResult {
  const { currency } = collected;
  const max = cashOnDeliveryCap(currency, cnyPerUnit);
  const collectedCny = convert(collected, FEE_CURRENCY, cnyPerUnit);
  if (!max || !collectedCny) {
    return { ok: false, violation: violation('exchange-rate-missing', 'cashOnDelivery', { currency }) };
  }
  if (collected.minor > max.minor) {
    const params = { cap: MAX_CASH_ON_DELIVERY, capCurrency: FEE_CURRENCY, most: majorUnits(max), currency };
    return { ok: false, violation: violation('cash-on-delivery-over-cap', 'cashOnDelivery', params) };
  }
  return { ok: true, collectedCny, fee: feeOf(collected, collectedCny) };
}

function feeOf(collected: Money, collectedCny: Money): Money {
  const share = multiply(collectedCny, percent(CASH_ON_DELIVERY_PERCENT));
  const minimum = moneyOf(FEE_CURRENCY, collected.minor === 0 ? 0 : CASH_ON_DELIVERY_MIN_FEE);
  return maxMoney(share, minimum);
}

/**
 * Returns the part of the fee that the price of the parcel did not contain, in the collected currency (§9). It is
 * negative if the price contained more: minus the whole fee if nothing was collected. It is zero without a usable rate.
 * The cap is not applied: it limits orders, not the amount that a courier was given.
 */
export function feeBeyondPrice(collected: Money, pricedFee: Money | null, cnyPerUnit: CnyPerUnit): Money {
  const collectedCny = convert(collected, FEE_CURRENCY, cnyPerUnit);
  if (!collectedCny) return zero(collected.currency);
  const additionalFee = money(FEE_CURRENCY, feeOf(collected, collectedCny).minor - (pricedFee?.minor ?? 0));
  return convert(additionalFee, collected.currency, cnyPerUnit) ?? zero(collected.currency);
}
