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
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  return {
    founded: String(BRAND.founded),
    markets: number(COUNTRIES.length),
    languages: number(LANGUAGES.length),
    uptime: number(API_AVAILABILITY, { style: 'percent', maximumFractionDigits: 2 }),
    push: number(PUSHED_PER_SECOND),
  };
}
