import { formatPercent } from '@/lib/i18n/format-percent';
import { formatNumber } from '@/lib/i18n/format-range';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';

/** §1: "availability stated as 99.99%". */
export const API_AVAILABILITY = 0.9999;
/** §1: "data push rate over 10,000 items per second". */
export const PUSHED_PER_SECOND = 10_000;

export const COMPANY_FIGURES = ['founded', 'markets', 'languages', 'uptime', 'push'] as const;
export type CompanyFigure = (typeof COMPANY_FIGURES)[number];

/** The figures of §1 as `locale` writes them; a year has no thousands mark. */
export function companyFigures(locale: string): Record<CompanyFigure, string> {
  return {
    founded: String(BRAND.founded),
    markets: formatNumber(COUNTRIES.length, locale),
    languages: formatNumber(LANGUAGES.length, locale),
    uptime: formatPercent(API_AVAILABILITY * 100, locale),
    push: formatNumber(PUSHED_PER_SECOND, locale),
  };
}
