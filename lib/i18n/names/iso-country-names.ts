import { ISO_COUNTRIES } from '@/lib/market/iso-countries';
import { isoCountryName } from './iso-country-name';

interface NamedIsoCountry {
  code: string;
  name: string;
}

const sorted = new Map<string, readonly NamedIsoCountry[]>();

/** Returns all countries, sorted by their names. */
export function isoCountryNames(locale: string): readonly NamedIsoCountry[] {
  const cachedCountries = sorted.get(locale);
  if (cachedCountries) return cachedCountries;
  const { compare } = new Intl.Collator(locale);
  const countries = ISO_COUNTRIES.map((code) => ({ code, name: isoCountryName(code, locale) }));
  sorted.set(
    locale,
    countries.sort((one, other) => compare(one.name, other.name)),
  );
  return countries;
}
