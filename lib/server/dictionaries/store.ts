import 'server-only';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { Country } from '@/lib/market/country';
import { WORDS, type Words } from '../db/json-column';
import type { Queryable } from '../db/open';
import { COUNTRY, type CountryRecord } from './country-record';

/** In the order of §1. */
export async function allCountries(db: Queryable): Promise<CountryRecord[]> {
  const rows = await db.selectFrom('countries').select('data').orderBy('sort').execute();
  return rows.map(({ data }) => COUNTRY.read(data));
}

export async function countryRecord(db: Queryable, code: Country): Promise<CountryRecord> {
  const { data } = await db.selectFrom('countries').select('data').where('code', '=', code).executeTakeFirstOrThrow();
  return COUNTRY.read(data);
}

export async function storeCountry(db: Queryable, country: CountryRecord): Promise<void> {
  await db
    .updateTable('countries')
    .set({ data: COUNTRY.write(country) })
    .where('code', '=', country.code)
    .execute();
}

export interface DictionaryRecord {
  type: DictionaryType;
  code: string;
  names: Words;
}

/** The entries of these types, each type in its own order. */
export async function dictionaryEntries(db: Queryable, types: readonly DictionaryType[]): Promise<DictionaryRecord[]> {
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
    names: WORDS.read(names),
  }));
}
