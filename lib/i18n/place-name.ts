import { COUNTRIES, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

export interface NamedPlace {
  /** In Latin letters. */
  name?: string | null;
  names?: Partial<Record<Language, string>> | null;
}

/** The name of a country, city, area, site or hub for a reader of the language; empty where there is none at all. */
export function placeName(place: NamedPlace | null | undefined, language: Language): string {
  return place?.names?.[language] ?? place?.name ?? place?.names?.en ?? '';
}

export interface NamedCountry {
  code: Country;
  countryName: string;
}

/** The name from the list of countries; while that cannot be had, the one the runtime knows. */
export function countryName(country: Country, language: Language, countries: readonly NamedCountry[] = []): string {
  const listed = countries.find(({ code }) => code === country)?.countryName;
  return listed ?? new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

/** All of them. */
export function countryNames(language: Language, countries: readonly NamedCountry[] = []): Record<Country, string> {
  const names = COUNTRIES.map((code) => [code, countryName(code, language, countries)] as const);
  return Object.fromEntries(names) as Record<Country, string>;
}
