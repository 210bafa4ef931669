import type { Country } from '@/lib/market/country';
import { isLanguage, type Language } from '@/lib/market/language';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, MARKET_COOKIE_SECONDS } from '@/lib/routing/market-cookie-names';
import { readSessionItem, writeSessionItem } from './browser-storage';
import { readCookie, writeCookie } from './cookies';

/** Keys in session storage (§3). */
const SESSION_COUNTRY = 'defaultCountry';
const SESSION_LANGUAGE = 'lang';
/** Key of the item that is set while the dictionaries in session storage are those of the previous market. */
export const STALE_DICTIONARIES = 'dictionariesStale';

/**
 * Returns the stored country code, or null before the first choice. The code is not checked against our list, and
 * anyone may have written it.
 */
export function storedCountry(): string | null {
  const code = readSessionItem(SESSION_COUNTRY) ?? readCookie(COUNTRY_COOKIE);
  return code && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Stores country and language for 7 days (§4). Stores nothing if the language is not in the list of §1. */
export function storeMarket(country: Country, language: Language): void {
  if (!isLanguage(language)) return;
  writeCookie(COUNTRY_COOKIE, country, MARKET_COOKIE_SECONDS);
  writeCookie(LANGUAGE_COOKIE, language, MARKET_COOKIE_SECONDS);
  writeSessionItem(SESSION_COUNTRY, country);
  writeSessionItem(SESSION_LANGUAGE, language);
}

/** Copies the market of a returning visitor's cookies to session storage, once a session (§3). */
export function restoreMarket(): void {
  const language = readCookie(LANGUAGE_COOKIE) ?? '';
  if (readSessionItem(SESSION_COUNTRY) !== null) return;
  writeSessionItem(SESSION_COUNTRY, storedCountry());
  writeSessionItem(SESSION_LANGUAGE, isLanguage(language) ? language : null);
}

/**
 * Stores the market before a change of market. The first page of the new market fetches the dictionaries again (§4).
 */
export function changeMarket(country: Country, language: Language): void {
  storeMarket(country, language);
  writeSessionItem(STALE_DICTIONARIES, '1');
}
