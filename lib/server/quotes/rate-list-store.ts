import 'server-only';
import type { Service } from '@/lib/orders/choices';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { rateKey, type RateRecord } from './rate-record';
import { listRates, type RateRow } from './store';

function recordOf(row: RateRow): RateRecord {
  return {
    kind: row.kind as RateRecord['kind'],
    service: row.service as Service,
    countryCode: row.country_code as Country,
    zone: row.zone as RateRecord['zone'],
    zoneNames: JSON.parse(row.zone_names) as RateRecord['zoneNames'],
    currency: row.currency,
    taxIncluded: row.tax_included === 1,
    firstKgMinor: Number(row.first_kg_minor),
    additionalKgMinor: Number(row.additional_kg_minor),
    minDays: row.min_days,
    maxDays: row.max_days,
    remark: JSON.parse(row.remark) as RateRecord['remark'],
  };
}

/** The whole tariff in its own order. */
export async function allRates(db: Queryable): Promise<RateRecord[]> {
  return (await listRates(db, {})).map(recordOf);
}

/** Inserts or overwrites by service, country and zone; a new row stands at the end of the table. */
export async function storeRates(db: Queryable, rates: readonly RateRecord[]): Promise<void> {
  const { last } = await db
    .selectFrom('rates')
    .select((all) => all.fn.max<number | null>('sort').as('last'))
    .executeTakeFirstOrThrow();
  let sort = last === null ? 0 : Number(last) + 1;
  for (const rate of rates) {
    const columns = {
      kind: rate.kind,
      service: rate.service,
      country_code: rate.countryCode,
      zone: rate.zone,
      zone_names: JSON.stringify(rate.zoneNames),
      currency: rate.currency,
      first_kg_minor: rate.firstKgMinor,
      additional_kg_minor: rate.additionalKgMinor,
      tax_included: rate.taxIncluded ? 1 : 0,
      min_days: rate.minDays,
      max_days: rate.maxDays,
      remark: JSON.stringify(rate.remark),
    };
    await db
      .insertInto('rates')
      .values({ id: rateKey(rate), ...columns, sort })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    sort += 1;
  }
}

export async function removeRates(db: Queryable, keys: readonly string[]): Promise<void> {
  for (const id of keys) await db.deleteFrom('rates').where('id', '=', id).execute();
}
