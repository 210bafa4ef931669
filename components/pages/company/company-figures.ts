import { formatNumber } from '@/lib/i18n/format/format-range';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';

export const COMPANY_FIGURES = ['markets', 'cities', 'languages'] as const;
export type CompanyFigure = (typeof COMPANY_FIGURES)[number];

/** Returns the countable figures in the format of `locale`. */
export function companyFigures(locale: string, cities: number): Record<CompanyFigure, string> {
  return {
    markets: formatNumber(COUNTRIES.length, locale),
    cities: formatNumber(cities, locale),
    languages: formatNumber(LANGUAGES.length, locale),
  };
}
