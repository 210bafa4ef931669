import 'server-only';
import type { Insertable } from 'kysely';
import { WORDS_COLUMN } from '../platform/db/json-column';
import type { Queryable } from '../platform/db/open';
import type { Tables } from '../platform/db/tables/tables';
import { rateKey, type RateRecord } from './rate-record';
import { listRates, type RateRow } from './quote-store';

function recordOf(row: RateRow): RateRecord {
  return {
    kind: row.kind,
    service: row.service,
    countryCode: row.country_code,
    zone: row.zone,
    zoneNames: WORDS_COLUMN.read(row.zone_names),
    currency: row.currency,
    taxIncluded: row.tax_included === 1,
    firstKgMinor: Number(row.first_kg_minor),
    additionalKgMinor: Number(row.additional_kg_minor),
    minDays: row.min_days,
    maxDays: row.max_days,
    remark: WORDS_COLUMN.read(row.remark),
  };
}

/** Returns the columns of a rate except its position in the table. */
export function rateColumns(rate: RateRecord): Omit<Insertable<Tables['rates']>, 'sort'> {
  return {
    id: rateKey(rate),
    kind: rate.kind,
    service: rate.service,
    country_code: rate.countryCode,
    zone: rate.zone,
    zone_names: WORDS_COLUMN.write(rate.zoneNames),
    currency: rate.currency,
    first_kg_minor: rate.firstKgMinor,
    additional_kg_minor: rate.additionalKgMinor,
    tax_included: rate.taxIncluded ? 1 : 0,
    min_days: rate.minDays,
    max_days: rate.maxDays,
    remark: WORDS_COLUMN.write(rate.remark),
  };
}

/** Returns the whole tariff in table order. */
export async function listRateRecords(db: Queryable): Promise<RateRecord[]> {
  return (await listRates(db, {})).map(recordOf);
}

/** Inserts or overwrites rates by service, country and zone. New rows are added at the end of the table. */
export async function storeRates(db: Queryable, rates: readonly RateRecord[]): Promise<void> {
  const { last } = await db
    .selectFrom('rates')
    .select((all) => all.fn.max<number | null>('sort').as('last'))
    .executeTakeFirstOrThrow();
  let sort = last === null ? 0 : Number(last) + 1;
  for (const rate of rates) {
    const { id, ...columns } = rateColumns(rate);
    await db
      .insertInto('rates')
      .values({ id, ...columns, sort })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    sort += 1;
  }
}

export async function removeRates(db: Queryable, keys: readonly string[]): Promise<void> {
  for (const id of keys) await db.deleteFrom('rates').where('id', '=', id).execute();
}
