import 'server-only';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../db/open';
import type { CountryRecord } from './country-record';

/** In the order of §1. */
export async function allCountries(db: Queryable): Promise<CountryRecord[]> {
  const rows = await db.selectFrom('countries').select('data').orderBy('sort').execute();
  return rows.map(({ data }) => JSON.parse(data) as CountryRecord);
}

export async function countryRecord(db: Queryable, code: Country): Promise<CountryRecord> {
  const { data } = await db.selectFrom('countries').select('data').where('code', '=', code).executeTakeFirstOrThrow();
  return JSON.parse(data) as CountryRecord;
}

export interface DictionaryRecord {
  type: DictionaryType;
  code: string;
  names: Record<Language, string>;
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
    type: type as DictionaryType,
    code,
    names: JSON.parse(names) as Record<Language, string>,
  }));
}
