import { useTranslations } from 'next-intl';
import type { Money } from '@/lib/billing/money';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatPercent } from '@/lib/i18n/format-percent';
import type { MarketFact } from './market-facts';

export interface FactTexts {
  label: string;
  value: string;
  text?: string;
}

/** The currency's name in the page's language, with its code: `Ghanaian Cedi (GHS)`. */
function currencyName(currency: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${currency})`;
}

/** Puts a fact into words. Rules are round figures, so amounts go without empty decimals. */
export function useFactTexts(locale: string): (fact: MarketFact) => FactTexts {
  const t = useTranslations('home.facts');
  const amount = (money: Money) => formatMoney(money, locale);
  const percent = (value: number) => formatPercent(value, locale);

  return (fact) => {
    switch (fact.kind) {
      case 'customs-morocco':
        return {
          label: t('customs.label'),
          value: t('customs.freightIncluded', { amount: amount(fact.threshold) }),
          text: t('morocco', { individual: amount(fact.individual), business: amount(fact.business) }),
        };
      case 'customs-saudi-arabia':
        return {
          label: t('customs.label'),
          value: amount(fact.threshold),
          text: t('saudiArabia', { percent: percent(fact.vatPercent), fee: amount(fact.fee) }),
        };
      case 'customs-emirates':
        return {
          label: t('customs.label'),
          value: amount(fact.threshold),
          text: t('emirates', { percent: percent(fact.vatPercent) }),
        };
      case 'no-surcharges':
        return { label: t('surcharges.label'), value: t('surcharges.value'), text: t('surcharges.text') };
      case 'cash-on-delivery':
        return {
          label: t('cash.label'),
          value: currencyName(fact.currency, locale),
          text: t('cash.text', { percent: percent(fact.percent), min: amount(fact.minimum), cap: amount(fact.cap) }),
        };
      case 'size':
        return {
          label: t('size.label'),
          value: t('size.value', { min: fact.minKg, max: fact.maxKg }),
          text: t('size.text', { footprint: fact.footprintCm, side: fact.sideCm }),
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
