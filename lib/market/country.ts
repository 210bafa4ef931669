import type { Language } from './language';

/** The eleven supported countries in the order of §1. */
export const COUNTRIES = ['GH', 'NG', 'KE', 'UG', 'CN', 'MA', 'EG', 'PK', 'SA', 'AE', 'TR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Country used if nothing better is known (§9). */
export const DEFAULT_COUNTRY: Country = 'GH';

export type Destination = Exclude<Country, 'CN'>;

/** Destinations of parcels from China: every market but China. */
export const DESTINATIONS: readonly Destination[] = COUNTRIES.filter((country) => country !== 'CN');

export function isCountry(value: unknown): value is Country {
  return (COUNTRIES as readonly unknown[]).includes(value);
}

export function isDestination(code: string): code is Destination {
  return (DESTINATIONS as readonly string[]).includes(code);
}

export interface Market {
  country: Country;
  /**
   * Allowed languages, English first (§3: English and Simplified Chinese always, plus one local; Türkiye drops
   * Chinese).
   */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** ISO 4217. */
  currency: string;
  /** International calling code without the plus sign. */
  callingCode: string;
  /** IANA zone of the business centre. */
  timeZone: string;
  /** Business centre: [longitude, latitude] in degrees. */
  hub: readonly [number, number];
  /** False if the source lists no social links (§2: nine countries). */
  hasSocialLinks: boolean;
}

const market = (
  country: Country,
  local: Language | null,
  rest: Omit<Market, 'country' | 'languages' | 'defaultLanguage' | 'hasSocialLinks'>,
): Market => {
  const shared: Language[] = country === 'TR' ? ['en'] : ['en', 'zh-CN'];
  return {
    country,
    languages: local ? [...shared, local] : shared,
    defaultLanguage: local ?? (country === 'CN' ? 'zh-CN' : 'en'),
    hasSocialLinks: country !== 'CN' && country !== 'TR',
    ...rest,
  };
};

export const MARKETS: Record<Country, Market> = {
  GH: market('GH', null, { currency: 'GHS', callingCode: '233', timeZone: 'Africa/Accra', hub: [-0.187, 5.6037] }),
  NG: market('NG', null, { currency: 'NGN', callingCode: '234', timeZone: 'Africa/Lagos', hub: [3.3792, 6.5244] }),
  KE: market('KE', null, { currency: 'KES', callingCode: '254', timeZone: 'Africa/Nairobi', hub: [36.8219, -1.2921] }),
  UG: market('UG', null, { currency: 'UGX', callingCode: '256', timeZone: 'Africa/Kampala', hub: [32.5825, 0.3476] }),
  CN: market('CN', null, { currency: 'CNY', callingCode: '86', timeZone: 'Asia/Shanghai', hub: [113.2644, 23.1291] }),
  MA: market('MA', 'fr', {
    currency: 'MAD',
    callingCode: '212',
    timeZone: 'Africa/Casablanca',
    hub: [-7.5898, 33.5731],
  }),
  EG: market('EG', 'ar', { currency: 'EGP', callingCode: '20', timeZone: 'Africa/Cairo', hub: [31.2357, 30.0444] }),
  PK: market('PK', 'ur', { currency: 'PKR', callingCode: '92', timeZone: 'Asia/Karachi', hub: [67.0011, 24.8607] }),
  SA: market('SA', 'ar', { currency: 'SAR', callingCode: '966', timeZone: 'Asia/Riyadh', hub: [46.6753, 24.7136] }),
  AE: market('AE', 'ar', { currency: 'AED', callingCode: '971', timeZone: 'Asia/Dubai', hub: [55.2708, 25.2048] }),
  TR: market('TR', 'tr', { currency: 'TRY', callingCode: '90', timeZone: 'Europe/Istanbul', hub: [28.9784, 41.0082] }),
};

/** Returns true if the pages of a country ask for consent to cookies (§4). */
export const asksCookieConsent = (country: Country): boolean => country === 'TR';
