import { money, type Money } from '@/lib/billing/money';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';

/** Maximum number of rows of an excerpt. Longer tables are on the rates page only. */
const MAX_EXCERPT_ROWS = 12;

/**
 * Returns the lowest first-kilogram price for a single parcel, in the table's first currency; null without rows.
 * Amounts of two currencies are not compared. Business express is for consignments, so it counts only if the product
 * has no other service.
 */
export function lowestFirstKg(rates: readonly RateView[]): Money | null {
  const forParcels = rates.filter(({ service }) => service !== 'business-express');
  const rows = forParcels.length ? forParcels : rates;
  const currency = rows[0]?.currency;
  if (!currency) return null;
  const prices = rows.filter((rate) => rate.currency === currency).map(({ firstKgMinor }) => firstKgMinor);
  return money(currency, Math.min(...prices));
}

/** Returns true if each further kilogram costs as much as the first. */
export function isFlatRate(rates: readonly RateView[]): boolean {
  return rates.every(({ firstKgMinor, additionalKgMinor }) => firstKgMinor === additionalKgMinor);
}

/**
 * Returns all zones of a single country, or the main zone of each of several. Returns no rows if these would be more
 * than `MAX_EXCERPT_ROWS`.
 */
export function selectShownRates(rates: readonly RateView[]): readonly RateView[] {
  const countries = new Set<Country>(rates.map(({ destinationCountry }) => destinationCountry));
  const rows = countries.size > 1 ? rates.filter(({ zone }) => zone === 'main') : rates;
  return rows.length > MAX_EXCERPT_ROWS ? [] : rows;
}

/** Groups the rows by service, in the table's order. */
export function groupByService(rates: readonly RateView[]): [RateView, ...RateView[]][] {
  const groups = new Map<string, [RateView, ...RateView[]]>();
  for (const rate of rates) {
    const group = groups.get(rate.service);
    if (group) group.push(rate);
    else groups.set(rate.service, [rate]);
  }
  return [...groups.values()];
}
