import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import type { Money } from '@/lib/billing/money';
import { ownMoney, type OwnRate } from '@/lib/billing/own-money';
import { uncoveredValue } from '@/lib/billing/price-protection';
import type { AboutTotal, QuoteRequest, UncoveredValue } from '@/lib/contract/quotes';
import { MARKETS, type Country } from '@/lib/market/country';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Queryable } from '../db/open';
import type { Priced } from './price-quote';
import { datedRate, findProtection } from './store';

/** From CNY into a country's own money; undefined where that is CNY, and without a rate. */
export async function ownRate(db: Queryable, country: Country): Promise<OwnRate | undefined> {
  const { currency } = MARKETS[country];
  if (currency === FEE_CURRENCY) return undefined;
  const rate = await datedRate(db, currency);
  return rate ? { currency, ...rate } : undefined;
}

/** What the sender pays in a country's own money; undefined where it is in that money already, or has no rate. */
export async function aboutTotal(
  db: Queryable,
  totals: readonly Money[],
  country: Country,
): Promise<AboutTotal | undefined> {
  const rate = await ownRate(db, country);
  const total = ownMoney(totals, rate);
  return rate && total ? { total, cnyPerUnit: rate.cnyPerUnit, ratesOf: rate.ratesOf } : undefined;
}

/** The parcels whose goods are worth more than is paid for them; one that is insured already was decided. */
export async function uncoveredValues(
  db: Queryable,
  request: QuoteRequest,
  { cnyPerUnit }: Priced['tariff'],
): Promise<UncoveredValue[]> {
  const open = withOwnAmounts(request).flatMap(({ goodsValue, insuredValue }, index) =>
    goodsValue && !insuredValue?.minor ? [{ parcel: index + 1, value: goodsValue }] : [],
  );
  // Most goods are covered: the terms are asked for where some are not.
  if (open.every(({ value }) => uncoveredValue(value, null, cnyPerUnit) === null)) return [];
  const terms = await findProtection(db, request.kind);
  return open.flatMap(({ parcel, value }) => {
    const found = uncoveredValue(value, terms, cnyPerUnit);
    return found ? [{ parcel, value, ...found }] : [];
  });
}
