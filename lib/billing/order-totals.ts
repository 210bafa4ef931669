import { sumByCurrency, type Money } from './money';

export interface PricedOrderTotals {
  totals: readonly Money[];
  /**
   * Approximate sum of `totals` in the currency of the receiver's country. Null if the totals are in that currency
   * already, or without a rate.
   */
  about: Money | null;
}

/**
 * Returns the sums of several orders, one for each currency. `about` is empty unless every order has one, because a
 * partial sum would be mistaken for the total.
 */
export function sumOfOrders(orders: readonly PricedOrderTotals[]): { totals: Money[]; about: Money[] } {
  const approximateTotals = orders.flatMap(({ about }) => (about ? [about] : []));
  return {
    totals: sumByCurrency(orders.flatMap(({ totals }) => totals)),
    about: approximateTotals.length === orders.length ? sumByCurrency(approximateTotals) : [],
  };
}
