import 'server-only';
import * as billing from '@/lib/billing/constants';
import { PACKED_CHARGE } from '@/lib/orders/battery';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { formatNumber, formatRange } from '@/lib/i18n/format/format-range';
import { ENQUIRY_KG } from '@/lib/market/limits';
import type { Language } from '@/lib/market/language';
import { messageLocale } from '../../platform/texts/message-arguments';
import { legalTranslator } from './legal-translator';

/** A currency of the fees, with a name in `legal.amounts`. */
type FeeCurrency = 'CNY' | 'MAD' | 'SAR' | 'AED';

/** Type of the constants of `lib/billing`, with `number` for each single number. */
export type FeeFigures<Value = typeof billing> = {
  [Name in keyof Value]: Value[Name] extends number
    ? number
    : Value[Name] extends object
      ? FeeFigures<Value[Name]>
      : Value[Name];
};

/** Returns a function that writes an amount with its currency in words: `CNY 5`, `5 yuans`. */
export function amountsIn(language: Language): (currency: FeeCurrency, count: number) => string {
  const t = legalTranslator(language);
  const locale = messageLocale(language);
  return (currency, count) => t(`amounts.${currency}`, { count, amount: formatNumber(count, locale) });
}

/** Returns the limits and periods, as text without units. */
function limitFacts(language: Language, figures: FeeFigures) {
  const locale = messageLocale(language);
  const number = (value: number) => formatNumber(value, locale);
  const days = (service: keyof typeof billing.TRANSIT_DAYS) => {
    const { minDays, maxDays } = figures.TRANSIT_DAYS[service];
    return formatRange(minDays, maxDays, locale);
  };
  return {
    smallParcelDays: days('e-parcel'),
    specialLineDays: days('special-line'),
    businessDays: days('business-express'),
    localDays: days('local'),
    storageDays: days('fulfilment'),
    remoteLeast: number(figures.REMOTE_AREA_DAYS.minDays),
    remoteMost: number(figures.REMOTE_AREA_DAYS.maxDays),
    attemptDays: number(figures.FREE_ATTEMPT_DAYS),
    decisionDays: number(figures.RETURN_DECISION_DAYS),
    footprintCm: number(figures.MIN_FOOTPRINT_CM),
    sideLimitCm: number(figures.MAX_SIDE_CM),
    maxKg: number(figures.MAX_PARCEL_KG),
    leastKg: number(figures.MIN_PARCEL_KG),
    enquiryLeastKg: number(figures.BUSINESS_EXPRESS_MIN_KG),
    enquiryMostKg: number(ENQUIRY_KG.max),
    volumetricDivisor: number(figures.VOLUMETRIC_DIVISOR),
  };
}

/** Returns the fees, limits and periods that legal texts and news name (§9), as text. */
export function feeFacts(language: Language, figures: FeeFigures = billing) {
  const amount = amountsIn(language);
  const locale = messageLocale(language);
  const percent = (value: number) => formatPercent(value, locale);
  const cny = (value: number) => amount('CNY', value);
  return {
    ...limitFacts(language, figures),
    phoneInHongKong: cny(figures.PHONE_TABLET_PER_KG['hong-kong']),
    phoneInGuangzhou: cny(figures.PHONE_TABLET_PER_KG.guangzhou),
    packedCharge: percent(PACKED_CHARGE.percent),
    brandedGoods: cny(figures.BRAND_SENSITIVE_PER_KG),
    collectionPercent: percent(figures.CASH_ON_DELIVERY_PERCENT),
    collectionMinimum: cny(figures.CASH_ON_DELIVERY_MIN_FEE),
    collectionLimit: cny(figures.MAX_CASH_ON_DELIVERY),
    laterAttempt: cny(figures.EXTRA_ATTEMPT_FEE),
    compensationLimit: cny(figures.MAX_COMPENSATION),
    moroccoThreshold: amount('MAD', figures.MOROCCO_THRESHOLD_MAD),
    moroccoIndividual: cny(figures.MOROCCO_CLEARANCE_CNY.individual),
    moroccoCompany: cny(figures.MOROCCO_CLEARANCE_CNY.business),
    saudiVat: percent(figures.SAUDI_VAT_PERCENT),
    saudiThreshold: amount('SAR', figures.SAUDI_THRESHOLD_SAR),
    saudiClearance: amount('SAR', figures.SAUDI_CLEARANCE_SAR),
    emiratesVat: percent(figures.EMIRATES_VAT_PERCENT),
    emiratesThreshold: amount('AED', figures.EMIRATES_THRESHOLD_AED),
  };
}

export type FeeFact = keyof ReturnType<typeof feeFacts>;
