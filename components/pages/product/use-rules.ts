import { useLocale, useTranslations } from 'next-intl';
import { useFactTexts } from '@/components/parts/facts/fact-texts';
import type { Figures } from '@/components/parts/facts/figures';
import { marketFacts } from '@/components/parts/facts/market-facts';
import type { FactText } from '@/components/ui/content/fact';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { Country } from '@/lib/market/country';
import { COMMON_RULES } from './data/common-rules';

/** Returns the limits and rules of a market in words. */
export function useRules(country: Country, figures: Figures, rate: MarketRate | undefined): FactText[] {
  const t = useTranslations('product.rules');
  const textFor = useFactTexts(useLocale(), rate);
  return [
    ...marketFacts(country).map((fact) => ({ key: fact.kind, ...textFor(fact) })),
    ...COMMON_RULES.map((rule) => ({
      key: rule,
      label: t(`${rule}.label`, figures),
      value: t(`${rule}.value`, figures),
      text: t(`${rule}.text`, figures),
    })),
  ];
}
