import { formatNumber } from '@/lib/i18n/format/format-range';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';

export const COMPANY_FIGURES = ['founded', 'markets', 'languages'] as const;
export type CompanyFigure = (typeof COMPANY_FIGURES)[number];

/** Returns the figures of §1 in the format of `locale`; a year has no thousands separator. */
export function companyFigures(locale: string): Record<CompanyFigure, string> {
  return {
    founded: String(BRAND.founded),
    markets: formatNumber(COUNTRIES.length, locale),
    languages: formatNumber(LANGUAGES.length, locale),
  };
}
