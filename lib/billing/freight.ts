import { money, type Money } from './money';

/**
 * Row of the rate table (§3): the prices of the first kilogram and of each further one, in minor units. Morocco's MAD
 * rates include tax.
 */
export interface FreightRate {
  currency: string;
  firstKgMinor: number;
  additionalKgMinor: number;
}

/**
 * Returns the freight of one parcel by its whole chargeable kg (§9). Throws RangeError for a weight that `chargeableKg`
 * cannot return.
 */
export function freightFor(rate: FreightRate, chargeableKg: number): Money {
  if (!Number.isInteger(chargeableKg) || chargeableKg < 1)
    throw new RangeError(`not a chargeable weight: ${chargeableKg}`);
  return money(rate.currency, rate.firstKgMinor + rate.additionalKgMinor * (chargeableKg - 1));
}
