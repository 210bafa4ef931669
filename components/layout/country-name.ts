import { COUNTRIES, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

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
