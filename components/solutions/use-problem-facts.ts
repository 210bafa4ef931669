import { useLocale, useTranslations } from 'next-intl';
import { useFactTexts } from '@/components/facts/fact-texts';
import type { Figures } from '@/components/facts/figures';
import type { FactText } from '@/components/ui/fact';
import type { Country } from '@/lib/market/country';
import { problemFacts, problemRules, type Problem } from './problems';

/** The facts of a problem in words. */
export function useProblemFacts(country: Country, figures: Figures, nameOf: (country: Country) => string) {
  const say = useFactTexts(useLocale());
  const rules = useTranslations('product.rules');
  return (problem: Problem): FactText[] => [
    ...problemFacts(problem.key, country).map(({ of, fact }) => {
      const { label, ...rest } = say(fact);
      return { key: fact.kind, label: of ? nameOf(of) : label, ...rest };
    }),
    ...problemRules(problem.key, country).map((rule) => ({
      key: rule,
      label: rules(`${rule}.label`),
      value: rules(`${rule}.value`, figures),
      text: rules(`${rule}.text`, figures),
    })),
  ];
}
