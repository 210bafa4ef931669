import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import type { Money } from '@/lib/billing/money';
import { sumInMarketCurrency, type MarketRate } from '@/lib/billing/sum-in-market-currency';
import { uncoveredAmountOf } from '@/lib/billing/price-protection';
import type { ConvertedTotal, QuoteRequest, UncoveredValue } from '@/lib/contract/quotes/quotes';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Queryable } from '../platform/db/open';
import { parcelsInOwnCurrency } from './own-parcels';
import type { PricedShipment } from './price-quote';
import { findDatedRate, findProtection } from './quote-store';

/** Returns the rate from CNY to a country's currency. Returns undefined if that is CNY, or has no rate. */
export async function loadOwnRate(db: Queryable, country: Country): Promise<MarketRate | undefined> {
  const { currency } = MARKETS[country];
  if (currency === FEE_CURRENCY) return undefined;
  const rate = await findDatedRate(db, currency);
  return rate ? { currency, ...rate } : undefined;
}

/**
 * Returns the sender's total in a country's currency. Returns undefined if it is already in that currency, or there is
 * no rate.
 */
export async function convertTotal(
  db: Queryable,
  totals: readonly Money[],
  country: Country,
): Promise<ConvertedTotal | undefined> {
  const rate = await loadOwnRate(db, country);
  const total = sumInMarketCurrency(totals, rate);
  return rate && total ? { total, cnyPerUnit: rate.cnyPerUnit, ratesOf: rate.ratesOf } : undefined;
}

/**
 * Returns the parcels whose goods are worth more than our liability. Insured parcels are left out: their senders have
 * decided.
 */
export async function loadUncoveredValues(
  db: Queryable,
  request: QuoteRequest,
  { cnyPerUnit }: PricedShipment['tariff'],
): Promise<UncoveredValue[]> {
  const open = parcelsInOwnCurrency(request, cnyPerUnit).flatMap(({ goodsValue, insuredValue }, index) =>
    goodsValue && !insuredValue?.minor ? [{ parcel: index + 1, value: goodsValue }] : [],
  );
  // Most goods are covered, so the terms are read only if some are not.
  if (open.every(({ value }) => uncoveredAmountOf(value, null, cnyPerUnit) === null)) return [];
  const terms = await findProtection(db, request.kind);
  return open.flatMap(({ parcel, value }) => {
    const uncovered = uncoveredAmountOf(value, terms, cnyPerUnit);
    return uncovered ? [{ parcel, value, ...uncovered }] : [];
  });
}
