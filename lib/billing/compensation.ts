import { COMPENSATION_LIMIT, FEE_CURRENCY } from './constants';
import { convert, type CnyPerUnit } from './exchange';
import { minMoney, moneyOf, type Money } from './money';

export interface Compensation {
  /** The freight of the waybill, given back in the currency it was paid in. */
  freightRefund: Money;
  /** For the goods, in CNY. */
  goods: Money;
}

/** §9: up to 300 CNY per waybill by goods value; the full limit is shown while the value or its rate is unknown. */
export function compensationLimit(goodsValue: Money | null | undefined, cnyPerUnit: CnyPerUnit): Money {
  const limit = moneyOf(FEE_CURRENCY, COMPENSATION_LIMIT);
  const value = goodsValue && convert(goodsValue, FEE_CURRENCY, cnyPerUnit);
  return value ? minMoney(value, limit) : limit;
}

/** §9: what a lost parcel is compensated with, per waybill. Null when the goods value cannot be brought to CNY. */
export function compensationFor(freight: Money, goodsValue: Money, cnyPerUnit: CnyPerUnit): Compensation | null {
  if (!convert(goodsValue, FEE_CURRENCY, cnyPerUnit)) return null;
  return { freightRefund: freight, goods: compensationLimit(goodsValue, cnyPerUnit) };
}
