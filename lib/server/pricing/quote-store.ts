import 'server-only';
import type { Selectable } from 'kysely';
import type { CnyPerUnit } from '@/lib/billing/exchange';
import type { FreightRate } from '@/lib/billing/freight';
import type { ProtectionTerms } from '@/lib/billing/price-protection';
import type { OrderKind, Service } from '@/lib/orders/choices';
import type { Country } from '@/lib/market/country';
import { compileOnce, shareConcurrentReads } from '../platform/db/drivers/compile-once';
import type { Queryable } from '../platform/db/open';
import type { Tables, TariffZone } from '../platform/db/tables/tables';

const ratesOf = shareConcurrentReads(
  compileOnce((db, service: Service, country: Country, zone: TariffZone) =>
    db
      .selectFrom('rates')
      .select(['currency', 'first_kg_minor', 'additional_kg_minor'])
      .where('service', '=', service)
      .where('country_code', '=', country)
      .where('zone', '=', zone),
  ),
);

export async function findRate(
  db: Queryable,
  { service, country, zone }: { service: Service; country: Country; zone: TariffZone },
): Promise<FreightRate | null> {
  const [row] = await ratesOf(db, service, country, zone);
  return row
    ? { currency: row.currency, firstKgMinor: row.first_kg_minor, additionalKgMinor: row.additional_kg_minor }
    : null;
}

export type RateRow = Selectable<Tables['rates']>;

/** Returns the rate table (§3) in its own order, optionally for one destination or service. */
export async function listRates(
  db: Queryable,
  { country, service }: { country?: Country | undefined; service?: Service | undefined },
): Promise<RateRow[]> {
  let query = db.selectFrom('rates').selectAll().orderBy('sort');
  if (country) query = query.where('country_code', '=', country);
  if (service) query = query.where('service', '=', service);
  return query.execute();
}

/** Returns the price of protection for this kind of shipment (§1), or null if it is not offered. */
export async function findProtection(db: Queryable, kind: OrderKind): Promise<ProtectionTerms | null> {
  const row = await db.selectFrom('price_protection').selectAll().where('kind', '=', kind).executeTakeFirst();
  return row
    ? { percent: row.percent, minimumMinor: Number(row.minimum_minor), capMinor: Number(row.cap_minor) }
    : null;
}

const exchangeRates = shareConcurrentReads(
  compileOnce((db) => db.selectFrom('exchange_rates').select(['currency', 'cny_per_unit', 'as_of'])),
);

export async function listExchangeRates(db: Queryable): Promise<CnyPerUnit> {
  const rows = await exchangeRates(db);
  return Object.fromEntries(rows.map(({ currency, cny_per_unit }) => [currency, cny_per_unit]));
}

/** Returns CNY for one major unit of a currency and the date of that rate, or null. */
export async function findDatedRate(
  db: Queryable,
  currency: string,
): Promise<{ cnyPerUnit: number; ratesOf: string } | null> {
  const row = (await exchangeRates(db)).find((rate) => rate.currency === currency);
  return row ? { cnyPerUnit: row.cny_per_unit, ratesOf: row.as_of } : null;
}
