import { money, type Money } from '@/lib/billing/money';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';
import type { Service } from '@/lib/orders/choices';

/**
 * Returns the lowest first-kilogram price of a service to a country, or from China for China's page; null if the tariff
 * has none. Only prices in the first row's currency are compared.
 */
export function startingPrice(rates: readonly RateView[], service: Service, country: Country): Money | null {
  const isInternational = country === 'CN' && service !== 'local-standard';
  const rows = rates.filter(
    (rate) => rate.service === service && (isInternational || rate.destinationCountry === country),
  );
  const currency = rows[0]?.currency;
  if (!currency) return null;
  const prices = rows.filter((rate) => rate.currency === currency).map(({ firstKgMinor }) => firstKgMinor);
  return money(currency, Math.min(...prices));
}
