import 'server-only';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { Country } from '@/lib/market/country';
import type { Insertable } from 'kysely';
import { WORDS_COLUMN, type Words } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { COUNTRY_COLUMN, type CountryRecord } from './country-record';

/** Returns all countries in the order of §1. */
export async function listCountryRecords(db: Queryable): Promise<CountryRecord[]> {
  const rows = await db.selectFrom('countries').select('data').orderBy('sort').execute();
  return rows.map(({ data }) => COUNTRY_COLUMN.read(data));
}

export async function findCountryRecord(db: Queryable, code: Country): Promise<CountryRecord> {
  const { data } = await db.selectFrom('countries').select('data').where('code', '=', code).executeTakeFirstOrThrow();
  return COUNTRY_COLUMN.read(data);
}

/** Returns the first email address and the first number of a market's office. Either may be empty. */
export async function findOfficeContacts(db: Queryable, code: Country): Promise<{ address: string; phone: string }> {
  const { email, contact } = await findCountryRecord(db, code);
  const [address = ''] = email.split('/');
  const [phone = ''] = contact.split('/');
  return { address, phone };
}

export async function storeCountry(db: Queryable, country: CountryRecord): Promise<void> {
  await db
    .updateTable('countries')
    .set({ data: COUNTRY_COLUMN.write(country) })
    .where('code', '=', country.code)
    .execute();
}

export interface DictionaryRecord {
  type: DictionaryType;
  code: string;
  names: Words;
}

/** Returns the entries of these types, each type in its own order. */
export async function listDictionaryEntries(
  db: Queryable,
  types: readonly DictionaryType[],
): Promise<DictionaryRecord[]> {
  const rows = await db
    .selectFrom('dictionaries')
    .select(['type', 'code', 'names'])
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return rows.map(({ type, code, names }) => ({
    type,
    code,
    names: WORDS_COLUMN.read(names),
  }));
}

/**
 * Stores a release's entries: adds new ones, and updates those that no operator has changed since an earlier release
 * wrote them. Returns the number of entries written.
 */
export async function refreshDictionaryEntries(db: Queryable, shipped: readonly Insertable<Tables['dictionaries']>[]) {
  const storedEntries = await db.selectFrom('dictionaries').select(['type', 'code', 'names']).execute();
  const storedNames = new Map(storedEntries.map(({ type, code, names }) => [`${type} ${code}`, names]));
  const stale = shipped.filter(({ type, code, names }) => storedNames.get(`${type} ${code}`) !== names);
  let writtenCount = 0;
  for (const entry of stale) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('dictionaries')
      .values(entry)
      .onConflict((conflict) =>
        conflict
          .columns(['type', 'code'])
          .doUpdateSet({ names: entry.names, shipped: entry.names })
          .whereRef('dictionaries.names', '=', 'dictionaries.shipped'),
      )
      .executeTakeFirstOrThrow();
    writtenCount += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return writtenCount;
}
