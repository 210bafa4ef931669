import { isCountry, type Country } from '@/lib/market/country';
import { isLanguage, languageFromUrl, type Language } from '@/lib/market/language';

/** Values as received: anyone may have written them. */
export interface MarketCookies {
  locale?: string | undefined;
  defaultCountryCode?: string | undefined;
}

/**
 * Returns the valid values of the cookies; null if absent or not one of ours. `locale` may also contain the URL
 * spelling.
 */
export function readMarketCookies(cookies: MarketCookies): { country: Country | null; language: Language | null } {
  const { locale = '', defaultCountryCode } = cookies;
  return {
    country: isCountry(defaultCountryCode) ? defaultCountryCode : null,
    language: isLanguage(locale) ? locale : languageFromUrl(locale),
  };
}
