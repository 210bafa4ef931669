import { capitalize } from '@/lib/i18n/format/capitalize';
import { useTranslations } from 'next-intl';
import type { Money } from '@/lib/billing/money';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import { formatFee } from '@/lib/i18n/format/format-fee';
import { formatMeasure, formatMeasureRange, formatSides } from '@/lib/i18n/format/format-measure';
import { currencyName } from '@/lib/i18n/format/format-money';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import type { MarketFact } from './market-facts';

export interface MarketFactTexts {
  label: string;
  value: string;
  text?: string;
}

/**
 * Returns a function for the texts of facts. Rules have round figures, so amounts have no empty decimals. `rate`:
 * result of `feeRate`.
 */
export function useFactTexts(locale: string, rate?: MarketRate): (fact: MarketFact) => MarketFactTexts {
  const t = useTranslations('home.facts');
  const amount = (money: Money) => formatFee(money, locale, rate);
  const percent = (value: number) => formatPercent(value, locale);

  return (fact) => {
    switch (fact.kind) {
      case 'customs-morocco':
        return {
          label: t('customs.label', { country: 'MA' }),
          value: t('customs.freightIncluded', { amount: amount(fact.threshold) }),
          text: t('morocco', { individual: amount(fact.individual), business: amount(fact.business) }),
        };
      case 'customs-saudi-arabia':
        return {
          label: t('customs.label', { country: 'SA' }),
          value: amount(fact.threshold),
          text: t('saudiArabia', { percent: percent(fact.vatPercent), fee: amount(fact.fee) }),
        };
      case 'customs-emirates':
        return {
          label: t('customs.label', { country: 'AE' }),
          value: amount(fact.threshold),
          text: t('emirates', { percent: percent(fact.vatPercent) }),
        };
      case 'no-surcharges':
        return { label: t('surcharges.label'), value: t('surcharges.value'), text: t('surcharges.text') };
      case 'cash-on-delivery':
        return {
          label: t('cash.label'),
          value: fact.currency ? capitalize(currencyName(fact.currency, locale), locale) : t('cash.receivers'),
          text: t('cash.text', { percent: percent(fact.percent), min: amount(fact.minimum), cap: amount(fact.cap) }),
        };
      case 'size':
        return {
          label: t('size.label'),
          value: t('size.value', { weight: formatMeasureRange(fact.minKg, fact.maxKg, 'kg', locale) }),
          text: t('size.text', {
            footprint: formatSides([fact.footprintCm, fact.footprintCm], locale),
            side: formatMeasure(fact.sideCm, 'cm', locale),
          }),
        };
      case 'compensation':
        return {
          label: t('compensation.label'),
          value: t('compensation.value', { amount: amount(fact.limit) }),
          text: t('compensation.text'),
        };
    }
  };
}
