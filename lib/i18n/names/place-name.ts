import { COUNTRIES, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { isolateLeftToRight } from '../format/isolate';

export interface NamedPlace {
  /** Name in Latin letters. */
  name?: string | null;
  names?: Partial<Record<Language, string>> | null;
}

/** Returns the name of a country, city, area, site or hub in a language; empty if it has none. */
export function placeName(place: NamedPlace | null | undefined, language: Language): string {
  return place?.names?.[language] ?? place?.name ?? place?.names?.en ?? '';
}

export interface NamedCountry {
  code: Country;
  countryName: string;
}

/** Returns the name of a country by its ISO 3166 code. A calling code (`+1`) is wrapped in bidi isolates. */
export function regionName(code: string, language: string): string {
  if (code.startsWith('+')) return isolateLeftToRight(code);
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Returns the name from the list of countries, or the runtime's own name while the list is not available. */
export function countryName(country: Country, language: Language, countries: readonly NamedCountry[] = []): string {
  const listed = countries.find(({ code }) => code === country)?.countryName;
  return listed ?? regionName(country, language);
}

/** Returns the names of all countries. */
export function countryNames(language: Language, countries: readonly NamedCountry[] = []): Record<Country, string> {
  const names = COUNTRIES.map((code) => [code, countryName(code, language, countries)] as const);
  return Object.fromEntries(names) as Record<Country, string>;
}
