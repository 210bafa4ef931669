import type { CountryView, Dictionaries } from '@/lib/contract/places/countries';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { api } from './api/api';
import { readSessionItem, writeSessionItem } from './browser-storage';
import { STALE_DICTIONARIES } from './market-choice';
import { currentMarketChoice } from './session/session';

/** Keys in session storage (§3). */
const COUNTRY_LIST = 'countryList';
const DICTIONARIES = 'dictionaries';

interface CacheEntry<T> {
  /** Country and language for which the data was loaded, such as `CN-zh-CN`. */
  market: string;
  data: T;
}

function marketKey(): string {
  const { country, language } = currentMarketChoice();
  return `${country}-${language}`;
}

function readCacheEntry<T>(key: string): T | null {
  try {
    const value = JSON.parse(readSessionItem(key) ?? 'null') as CacheEntry<T> | null;
    return value?.market === marketKey() ? value.data : null;
  } catch {
    return null;
  }
}

async function loadCached<T>(key: string, fetchIt: () => Promise<T>): Promise<T> {
  const storedEntry = readCacheEntry<T>(key);
  if (storedEntry) return storedEntry;
  const market = marketKey();
  const data = await fetchIt();
  writeSessionItem(key, JSON.stringify({ market, data } satisfies CacheEntry<T>));
  return data;
}

/**
 * Returns the eight dictionaries (§3) in the page's language, fetched once per session and market. Rejects with
 * CallFailure.
 */
export function loadPageDictionaries(): Promise<Dictionaries> {
  return loadCached(DICTIONARIES, () =>
    api('querySysDictByType', { typeList: [...DICTIONARY_TYPES] }, { quiet: true }),
  );
}

/**
 * Returns the countries with contacts in the page's language, fetched once per session and market. Rejects with
 * CallFailure.
 */
export function loadCountryList(): Promise<CountryView[]> {
  return loadCached(COUNTRY_LIST, () => api('queryAllCountryList', {}, { quiet: true }));
}

/**
 * Fetches dictionaries and countries again after a change of market (§4). After a failure, the form that needs them
 * fetches them.
 */
export async function refetchDictionaries(): Promise<void> {
  writeSessionItem(DICTIONARIES, null);
  writeSessionItem(COUNTRY_LIST, null);
  await Promise.all([loadPageDictionaries(), loadCountryList()]).then(
    () => writeSessionItem(STALE_DICTIONARIES, null),
    () => undefined,
  );
}
