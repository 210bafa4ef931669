import type { Country } from '@/lib/market/country';
import { isLanguage, type Language } from '@/lib/market/language';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, MARKET_COOKIE_MAX_AGE } from '@/lib/routing/market-cookie-names';
import { readSessionItem, writeSessionItem } from './browser-storage';
import { readCookie, writeCookie } from './cookies';

/** §3, session storage. */
const SESSION_COUNTRY = 'defaultCountry';
const SESSION_LANGUAGE = 'lang';
/** The language changed: the dictionaries in session storage speak the old one. */
export const STALE_DICTIONARIES = 'dictionariesStale';

/** The country code this browser keeps, or null before the first choice. Anyone may have written it: not checked against ours. */
export function storedCountry(): string | null {
  const stored = readSessionItem(SESSION_COUNTRY) ?? readCookie(COUNTRY_COOKIE);
  return stored && /^[A-Z]{2}$/.test(stored) ? stored : null;
}

/** §4: keeps country and language for 604,800 s. A language outside the list of §1 is not accepted. */
export function rememberMarket(country: Country, language: Language): void {
  if (!isLanguage(language)) return;
  writeCookie(COUNTRY_COOKIE, country, MARKET_COOKIE_MAX_AGE);
  writeCookie(LANGUAGE_COOKIE, language, MARKET_COOKIE_MAX_AGE);
  writeSessionItem(SESSION_COUNTRY, country);
  writeSessionItem(SESSION_LANGUAGE, language);
}

/** As rememberMarket, before leaving for another market: its first page fetches the dictionaries again (§4). */
export function changeMarket(country: Country, language: Language): void {
  rememberMarket(country, language);
  writeSessionItem(STALE_DICTIONARIES, '1');
}
