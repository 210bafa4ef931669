import { MAX_COMPENSATION, FEE_CURRENCY } from './constants';
import { convert, type CnyPerUnit } from './exchange';
import { minMoney, moneyOf, type Money } from './money';

export interface Compensation {
  /** Refund of the waybill's freight, in the currency of payment. */
  freightRefund: Money;
  /** Maximum for the goods, in CNY. */
  goods: Money;
}

/**
 * Returns the highest compensation (§1, §9). With price protection, this is the insured value. Otherwise it is the
 * value of the goods up to 300 CNY per waybill, or 300 CNY while the value or its rate is unknown.
 */
export function compensationLimit(
  goodsValue: Money | null | undefined,
  cnyPerUnit: CnyPerUnit,
  insuredValue: Money | null = null,
): Money {
  if (insuredValue) return insuredValue;
  const limit = moneyOf(FEE_CURRENCY, MAX_COMPENSATION);
  const value = goodsValue && convert(goodsValue, FEE_CURRENCY, cnyPerUnit);
  return value ? minMoney(value, limit) : limit;
}

/** Returns the compensation for a lost parcel, per waybill (§9). Null if the goods value cannot be converted to CNY. */
export function compensationFor(freight: Money, goodsValue: Money, cnyPerUnit: CnyPerUnit): Compensation | null {
  if (!convert(goodsValue, FEE_CURRENCY, cnyPerUnit)) return null;
  return { freightRefund: freight, goods: compensationLimit(goodsValue, cnyPerUnit) };
}
