import { useLocale, useTranslations } from 'next-intl';
import { useFactTexts } from '@/components/facts/fact-texts';
import type { FactText } from '@/components/ui/fact';
import type { Country } from '@/lib/market/country';
import type { Figures } from '@/components/facts/figures';
import type { Product } from './product';
import { commonRules, marketRules } from './rule-keys';

export interface RulesInput {
  product: Product;
  country: Country;
  figures: Figures;
  /** The opening hours in the page's language. */
  openTime: string | undefined;
}

export function useRules({ product, country, figures, openTime }: RulesInput): FactText[] {
  const t = useTranslations('product.rules');
  const hours = useTranslations('home.facts.hours');
  const say = useFactTexts(useLocale());
  return [
    ...marketRules(product, country).map((fact) => ({ key: fact.kind, ...say(fact) })),
    ...commonRules(product, country).map((rule) => ({
      key: rule,
      label: t(`${rule}.label`, figures),
      value: t(`${rule}.value`, figures),
      text: t(`${rule}.text`, figures),
    })),
    ...(openTime ? [{ key: 'hours', label: hours('label'), text: openTime }] : []),
  ];
}
