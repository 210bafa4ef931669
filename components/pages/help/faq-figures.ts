import { COUNT_FIGURES, dayFigures, sizeFigures } from '@/components/parts/facts/figures';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import * as rule from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import { formatFee } from '@/lib/i18n/format/format-fee';
import { currencyName, formatMoney } from '@/lib/i18n/format/format-money';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { BRAND } from '@/lib/market/brand';
import { MARKETS, type Country } from '@/lib/market/country';

/** Selects the wording of surcharges: none here (§9), for senders to every market, or for this market only. */
function surchargeWording(country: Country): 'none' | 'origin' | 'some' {
  if (country === 'CN') return 'origin';
  return (rule.SURCHARGE_EXEMPT_COUNTRIES as readonly Country[]).includes(country) ? 'none' : 'some';
}

/**
 * Returns every figure that an answer may name, as text. Rules have round figures, so amounts have no empty decimals.
 * `rate`: result of `feeRate`.
 */
export function faqFigures(country: Country, locale: string, rate?: MarketRate) {
  const amount = (currency: string, major: number) => formatMoney(moneyOf(currency, major), locale);
  const fee = (major: number) => formatFee(moneyOf(rule.FEE_CURRENCY, major), locale, rate);
  const percent = (value: number) => formatPercent(value, locale);
  const { currency } = MARKETS[country];
  return {
    market: country,
    prefix: BRAND.waybillPrefix,
    example: exampleWaybill(country),
    surcharge: surchargeWording(country),
    hongKong: fee(rule.PHONE_TABLET_PER_KG['hong-kong']),
    guangzhou: fee(rule.PHONE_TABLET_PER_KG.guangzhou),
    branded: fee(rule.BRAND_SENSITIVE_PER_KG),
    ...dayFigures(locale),
    ...sizeFigures(locale),
    ...COUNT_FIGURES,
    attemptFee: fee(rule.EXTRA_ATTEMPT_FEE),
    moroccoThreshold: amount('MAD', rule.MOROCCO_THRESHOLD_MAD),
    moroccoIndividual: fee(rule.MOROCCO_CLEARANCE_CNY.individual),
    moroccoBusiness: fee(rule.MOROCCO_CLEARANCE_CNY.business),
    saudiVat: percent(rule.SAUDI_VAT_PERCENT),
    saudiThreshold: amount('SAR', rule.SAUDI_THRESHOLD_SAR),
    saudiFee: amount('SAR', rule.SAUDI_CLEARANCE_SAR),
    emiratesVat: percent(rule.EMIRATES_VAT_PERCENT),
    emiratesThreshold: amount('AED', rule.EMIRATES_THRESHOLD_AED),
    currency: currencyName(currency, locale),
    cashPercent: percent(rule.CASH_ON_DELIVERY_PERCENT),
    cashMinimum: fee(rule.CASH_ON_DELIVERY_MIN_FEE),
    cashCap: fee(rule.MAX_CASH_ON_DELIVERY),
    compensation: fee(rule.MAX_COMPENSATION),
  };
}
