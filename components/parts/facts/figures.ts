import { capitalize } from '@/lib/i18n/format/capitalize';
import {
  MAX_CASH_ON_DELIVERY,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  BRAND_SENSITIVE_PER_KG,
  MAX_COMPENSATION,
  EMIRATES_THRESHOLD_AED,
  EMIRATES_VAT_PERCENT,
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  MAX_PARCELS,
  MAX_PARCEL_KG,
  MIN_CHARGEABLE_KG,
  MIN_FOOTPRINT_CM,
  MIN_PARCEL_KG,
  MOROCCO_CLEARANCE_CNY,
  MOROCCO_THRESHOLD_MAD,
  PHONE_TABLET_PER_KG,
  PIECES_PER_PARCEL,
  REMOTE_AREA_DAYS,
  RETURN_DECISION_DAYS,
  SAUDI_CLEARANCE_SAR,
  SAUDI_THRESHOLD_SAR,
  SAUDI_VAT_PERCENT,
  MAX_SIDE_CM,
  TRANSIT_DAYS,
  VOLUMETRIC_DIVISOR,
} from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import { parcelWeight } from '@/lib/billing/weight';
import { AVAILABILITY_TARGET } from '@/lib/market/availability';
import { MAX_ADDRESSES, PASSWORD_LENGTH } from '@/lib/market/limits';
import { formatWeekdays } from '@/lib/i18n/format/format-week';
import { formatPickupHours } from '@/lib/i18n/format/format-service';
import { COUNTRIES, DESTINATIONS, type Country } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { PICKUP_WINDOWS } from '@/lib/orders/choices';
import { CLAIM_DAYS } from '@/lib/orders/claim-policy';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import type { MarketChoice } from '@/lib/market/prefix';
import { numeralLocale } from '@/lib/market/prefix';
import { workingWeek } from '@/lib/market/working-days';
import { formatMeasure, formatMeasureRange, formatSides } from '@/lib/i18n/format/format-measure';
import { formatFee } from '@/lib/i18n/format/format-fee';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatList, formatNumber, formatWorkingDays } from '@/lib/i18n/format/format-range';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES } from '@/lib/orders/battery';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';

/** Limit of a piece on the rates page, in kilograms. We read it as the limit of the line-haul (§9). */
export const LINE_HAUL_KG = 32;
/** E-commerce parcels weigh up to about this (§1). */
export const SMALL_PARCEL_KG = 2;
/** Consignments of business express (§1). */
export const BUSINESS_KG = { min: 10, max: 200 } as const;
/** Box of the example that explains volumetric weight. */
export const EXAMPLE_BOX = { weightKg: 3, lengthCm: 40, widthCm: 30, heightCm: 25 };
/** Our target for the records pushed per second (§1). */
const RECORDS_PER_SECOND = 10_000;
/** Measured figures: the slower database in docs/measurements.md#events-to-partners, rounded down. */
export const MEASURED_FIGURES = { webhooksPerSecond: 18_300 } as const;

/** Figures that a text about our products may name, in the format of the market's language. */
export type Figures = Readonly<Record<string, string | number>>;

interface FigureSpan {
  minDays: number;
  maxDays: number;
}

/** Returns the duration under its name. */
export function spanFigures<Name extends string>(name: Name, { minDays, maxDays }: FigureSpan, locale: string) {
  return { [name]: formatWorkingDays(minDays, maxDays, locale) } as Record<Name, string>;
}

/** Returns durations in words: `5–10 working days` (§9). */
export function dayFigures(locale: string) {
  return {
    ...spanFigures('localDays', TRANSIT_DAYS.local, locale),
    ...spanFigures('specialDays', TRANSIT_DAYS['special-line'], locale),
    ...spanFigures('smallDays', TRANSIT_DAYS['e-parcel'], locale),
    ...spanFigures('businessDays', TRANSIT_DAYS['business-express'], locale),
    ...spanFigures('fulfilmentDays', TRANSIT_DAYS.fulfilment, locale),
    ...spanFigures('remoteDays', REMOTE_AREA_DAYS, locale),
  };
}

/** Returns weights and sizes with their units (§1, §5, §9). */
export function sizeFigures(locale: string) {
  const kg = (value: number) => formatMeasure(value, 'kg', locale);
  return {
    parcelMin: kg(MIN_PARCEL_KG),
    parcelMax: kg(MAX_PARCEL_KG),
    parcelKg: formatMeasureRange(MIN_PARCEL_KG, MAX_PARCEL_KG, 'kg', locale),
    smallKg: kg(SMALL_PARCEL_KG),
    businessFrom: kg(BUSINESS_KG.min),
    businessTo: kg(BUSINESS_KG.max),
    businessKg: formatMeasureRange(BUSINESS_KG.min, BUSINESS_KG.max, 'kg', locale),
    haulKg: kg(LINE_HAUL_KG),
    minimumKg: kg(MIN_CHARGEABLE_KG),
    footprint: formatSides([MIN_FOOTPRINT_CM, MIN_FOOTPRINT_CM], locale),
    side: formatMeasure(MAX_SIDE_CM, 'cm', locale),
    wattHours: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale),
  };
}

/** Returns the hours of collection: `9 AM–12 PM, 12–3 PM or 3–6 PM`. */
export function pickupWindowsText(locale: string): string {
  const windows = PICKUP_WINDOWS.map((window) => formatPickupHours(window, locale));
  return formatList(windows, locale, 'one');
}

/** Returns the working days of a market: `Monday–Friday`. */
function workingWeekText(country: Country, locale: string): string {
  const { first, last } = workingWeek(country);
  const week = formatWeekdays(first, last, locale);
  return capitalize(week, locale);
}

function boxFigures(locale: string) {
  const { lengthCm, widthCm, heightCm } = EXAMPLE_BOX;
  const { volumetricKg } = parcelWeight(EXAMPLE_BOX);
  return {
    box: formatSides([lengthCm, widthCm, heightCm], locale),
    boxKg: formatMeasure(volumetricKg, 'kg', locale),
  };
}

/** Our reach: all markets, the destinations from China, and the languages of both. */
export const NETWORK_FIGURES = {
  markets: COUNTRIES.length,
  destinations: DESTINATIONS.length,
  languages: LANGUAGES.length,
} as const;

/** Counts as numbers: messages choose their plurals by them. */
export const COUNT_FIGURES = {
  parcels: MAX_PARCELS,
  divisor: String(VOLUMETRIC_DIVISOR),
  attempts: FREE_DELIVERY_ATTEMPTS,
  attemptDays: FREE_ATTEMPT_DAYS,
  returnDays: RETURN_DECISION_DAYS,
  claimDays: CLAIM_DAYS,
  batteries: MAX_PACKED_BATTERIES,
  waybills: MAX_TRACKED_NUMBERS,
  digits: WAYBILL_DIGITS,
  pieces: PIECES_PER_PARCEL,
  addresses: MAX_ADDRESSES,
  passwordMin: PASSWORD_LENGTH.min,
  ...NETWORK_FIGURES,
} as const;

function amountFigures(locale: string, rate: MarketRate | undefined): Figures {
  const amount = (currency: string, major: number) => formatMoney(moneyOf(currency, major), locale);
  const fee = (major: number) => formatFee(moneyOf(FEE_CURRENCY, major), locale, rate);
  return {
    codMin: fee(CASH_ON_DELIVERY_MIN_FEE),
    codCap: fee(MAX_CASH_ON_DELIVERY),
    attemptFee: fee(EXTRA_ATTEMPT_FEE),
    compensation: fee(MAX_COMPENSATION),
    phoneGuangzhou: fee(PHONE_TABLET_PER_KG.guangzhou),
    phoneHongKong: fee(PHONE_TABLET_PER_KG['hong-kong']),
    brand: fee(BRAND_SENSITIVE_PER_KG),
    moroccoThreshold: amount('MAD', MOROCCO_THRESHOLD_MAD),
    moroccoIndividual: fee(MOROCCO_CLEARANCE_CNY.individual),
    moroccoCompany: fee(MOROCCO_CLEARANCE_CNY.business),
    saudiThreshold: amount('SAR', SAUDI_THRESHOLD_SAR),
    saudiFee: amount('SAR', SAUDI_CLEARANCE_SAR),
    emiratesThreshold: amount('AED', EMIRATES_THRESHOLD_AED),
  };
}

/**
 * Returns the figures of a page's texts. `days`: days of the product, if the page has one. `rate`: result of `feeRate`.
 */
export function figuresOf(choice: MarketChoice, countryName: string, days?: FigureSpan, rate?: MarketRate): Figures {
  const locale = numeralLocale(choice);
  const percent = (value: number) => formatPercent(value, locale);
  return {
    market: choice.country,
    country: countryName,
    ...(days && spanFigures('days', days, locale)),
    ...dayFigures(locale),
    ...sizeFigures(locale),
    ...boxFigures(locale),
    ...COUNT_FIGURES,
    windows: pickupWindowsText(locale),
    week: workingWeekText(choice.country, locale),
    ...amountFigures(locale, rate),
    codPercent: percent(CASH_ON_DELIVERY_PERCENT),
    saudiVat: percent(SAUDI_VAT_PERCENT),
    emiratesVat: percent(EMIRATES_VAT_PERCENT),
    availability: percent(AVAILABILITY_TARGET * 100),
    records: formatNumber(RECORDS_PER_SECOND, locale),
  };
}
