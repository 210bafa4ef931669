import { formatNumber } from '@/lib/i18n/format/format-range';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';

export const COMPANY_FIGURES = ['markets', 'cities', 'founded'] as const;
export type CompanyFigure = (typeof COMPANY_FIGURES)[number];

/** Returns the countable figures in the format of `locale`. A year has no thousands separator. */
export function companyFigures(locale: string, cities: number): Record<CompanyFigure, string> {
  return {
    founded: String(BRAND.founded),
    markets: formatNumber(COUNTRIES.length, locale),
    cities: formatNumber(cities, locale),
  };
}
