import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES, languageToUrl } from '@/lib/market/language';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, MARKET_COOKIE_SECONDS } from '@/lib/routing/market-cookie-names';
import { readMarketCookies } from '@/lib/routing/market-cookies';
import { HOSTILE_COOKIES } from '../../support/requests';

describe('the cookie of a market', () => {
  it('is valid for seven days under its name of §3', () => {
    expect({ LANGUAGE_COOKIE, COUNTRY_COOKIE }).toEqual({
      LANGUAGE_COOKIE: 'locale',
      COUNTRY_COOKIE: 'defaultCountryCode',
    });
    expect(MARKET_COOKIE_SECONDS).toBe(7 * 24 * 60 * 60);
  });

  it('is read in either spelling of the language', () => {
    for (const country of COUNTRIES) {
      for (const language of LANGUAGES) {
        for (const locale of [language, languageToUrl(language)]) {
          expect(readMarketCookies({ locale, defaultCountryCode: country })).toEqual({ country, language });
        }
      }
    }
  });

  it('has no value when absent or hostile', () => {
    const nothing = { country: null, language: null };
    expect(readMarketCookies({})).toEqual(nothing);
    expect(readMarketCookies({ locale: undefined, defaultCountryCode: undefined })).toEqual(nothing);
    for (const cookies of HOSTILE_COOKIES) expect(readMarketCookies(cookies)).toEqual(nothing);
  });

  it('is validated by itself', () => {
    expect(readMarketCookies({ locale: 'fr', defaultCountryCode: '?' })).toEqual({ country: null, language: 'fr' });
    expect(readMarketCookies({ locale: '?', defaultCountryCode: 'MA' })).toEqual({ country: 'MA', language: null });
  });
});
