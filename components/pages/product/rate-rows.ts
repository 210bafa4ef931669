import { money, type Money } from '@/lib/billing/money';
import type { RateView } from '@/lib/contract/quotes';
import type { Country } from '@/lib/market/country';

/** More rows than this belong on the rates page. */
const ROWS_SHOWN = 12;

/**
 * The cheapest first kilogram that a single parcel can have, in the table's first currency: amounts of two currencies are
 * not compared, and business express begins at a consignment, so it counts only where nothing else is sold.
 */
export function lowestFirstKg(rates: readonly RateView[]): Money | null {
  const forParcels = rates.filter(({ service }) => service !== 'business-express');
  const rows = forParcels.length ? forParcels : rates;
  const currency = rows[0]?.currency;
  if (!currency) return null;
  const prices = rows.filter((rate) => rate.currency === currency).map(({ firstKgMinor }) => firstKgMinor);
  return money(currency, Math.min(...prices));
}

/** Each kilogram costs what the first does. */
export function isFlat(rates: readonly RateView[]): boolean {
  return rates.every(({ firstKgMinor, additionalKgMinor }) => firstKgMinor === additionalKgMinor);
}

/** Of one country all zones; of several, one row a country: its main zone. None when that is still a long table. */
export function excerpt(rates: readonly RateView[]): readonly RateView[] {
  const countries = new Set<Country>(rates.map(({ destinationCountry }) => destinationCountry));
  const rows = countries.size > 1 ? rates.filter(({ zone }) => zone === 'main') : rates;
  return rows.length > ROWS_SHOWN ? [] : rows;
}

/** The rows of each service together, in the table's own order. */
export function byService(rates: readonly RateView[]): [RateView, ...RateView[]][] {
  const groups = new Map<string, [RateView, ...RateView[]]>();
  for (const rate of rates) {
    const group = groups.get(rate.service);
    if (group) group.push(rate);
    else groups.set(rate.service, [rate]);
  }
  return [...groups.values()];
}
