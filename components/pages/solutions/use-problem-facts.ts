import { useLocale } from 'next-intl';
import { useFactTexts } from '@/components/parts/facts/fact-texts';
import type { FactText } from '@/components/ui/content/fact';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { Country } from '@/lib/market/country';
import { problemFacts, type ShippingProblem } from './problems';

/** Returns the facts of a problem in words. */
export function useProblemFacts(country: Country, nameOf: (country: Country) => string, rate: MarketRate | undefined) {
  const textFor = useFactTexts(useLocale(), rate);
  return (problem: ShippingProblem): FactText[] =>
    problemFacts(problem.key, country).map(({ of, fact }) => {
      const { label, ...rest } = textFor(fact);
      return { key: fact.kind, label: of ? nameOf(of) : label, ...rest };
    });
}
