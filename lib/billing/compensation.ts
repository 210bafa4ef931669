import { COMPENSATION_LIMIT, FEE_CURRENCY } from './constants';
import { convert, type CnyPerUnit } from './exchange';
import { minMoney, moneyOf, type Money } from './money';

export interface Compensation {
  /** The freight of the waybill, given back in the currency it was paid in. */
  freightRefund: Money;
  /** For the goods, in CNY. */
  goods: Money;
}

/** §1, §9: with price protection the insured value; else up to 300 CNY per waybill by goods value, in full while the value or its rate is unknown. */
export function compensationLimit(
  goodsValue: Money | null | undefined,
  cnyPerUnit: CnyPerUnit,
  insuredValue: Money | null = null,
): Money {
  if (insuredValue) return insuredValue;
  const limit = moneyOf(FEE_CURRENCY, COMPENSATION_LIMIT);
  const value = goodsValue && convert(goodsValue, FEE_CURRENCY, cnyPerUnit);
  return value ? minMoney(value, limit) : limit;
}

/** §9: what a lost parcel is compensated with, per waybill. Null when the goods value cannot be brought to CNY. */
export function compensationFor(freight: Money, goodsValue: Money, cnyPerUnit: CnyPerUnit): Compensation | null {
  if (!convert(goodsValue, FEE_CURRENCY, cnyPerUnit)) return null;
  return { freightRefund: freight, goods: compensationLimit(goodsValue, cnyPerUnit) };
}
