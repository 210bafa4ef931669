import { COUNTRIES, MARKETS, isCountry, type Country } from './country';
import { languageFromUrl, languageToUrl, type Language } from './language';

/** The first path segment, `{country}-{language}`, lower case: `ma-fr`, `gh-cn`. Only valid pairs have this type. */
export type Prefix = string & { readonly __prefix: unique symbol };

export interface MarketChoice {
  country: Country;
  language: Language;
}

/**
 * Returns the prefix of a country and one of its languages. Throws RangeError for a language that the country does not
 * list.
 */
export function formatPrefix({ country, language }: MarketChoice): Prefix {
  if (!MARKETS[country].languages.includes(language)) throw new RangeError(`${country} does not list ${language}`);
  return `${country.toLowerCase()}-${languageToUrl(language)}` as Prefix;
}

/** Returns the country and language of a valid, lower-case prefix, or null. */
export function parsePrefix(segment: string): MarketChoice | null {
  const [, market = '', spelling = ''] = /^([a-z]{2})-([a-z]{2})$/.exec(segment) ?? [];
  const country = market.toUpperCase();
  const language = languageFromUrl(spelling);
  if (!isCountry(country) || !language || !MARKETS[country].languages.includes(language)) return null;
  return { country, language };
}

/** Returns the country and language of a prefix. Throws RangeError for a text that was only cast to the type. */
export function marketOf(prefix: Prefix): MarketChoice {
  const choice = parsePrefix(prefix);
  if (!choice) throw new RangeError(`${prefix} is no prefix`);
  return choice;
}

/** All 27 valid prefixes, in the order of COUNTRIES. */
export const ALL_PREFIXES: readonly Prefix[] = COUNTRIES.flatMap((country) =>
  MARKETS[country].languages.map((language) => formatPrefix({ country, language })),
);

/**
 * Returns the locale for Intl: `fr-MA`, `ar-EG`, `en-GH`. Simplified Chinese is always `zh-CN`, because `zh-GH` is not
 * in CLDR.
 */
export function formattingLocale({ country, language }: MarketChoice): string {
  return language === 'zh-CN' ? 'zh-CN' : `${language}-${country}`;
}

/**
 * Returns the formattingLocale with Latin digits (`ar-EG` would use Arabic-Indic ones) and the Gregorian calendar
 * (`ar-SA` would not). French uses the format of France, `1 250,00`, like the texts: `fr-MA` would use `1.250,00`.
 */
export function numeralLocale(choice: MarketChoice): string {
  const locale = choice.language === 'fr' ? 'fr' : formattingLocale(choice);
  return `${locale}-u-ca-gregory-nu-latn`;
}
