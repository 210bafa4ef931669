import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { MarketChoice } from '@/lib/market/prefix';
import { marketFacts } from '@/components/parts/facts/market-facts';
import { useFactTexts } from '@/components/parts/facts/fact-texts';
import { FactFolds } from './fact-folds';

/** Shows this market's rules that cost money or time if a sender learns them too late. */
export function FactsSection({ market, rate }: { market: MarketChoice; rate: MarketRate | undefined }) {
  const t = useTranslations('home.facts');
  const textFor = useFactTexts(useLocale(), rate);
  return (
    <Section labelledBy="facts">
      <Container>
        <SectionHeader id="facts" title={t('title')} />
        <FactFolds facts={marketFacts(market.country).map((fact) => ({ key: fact.kind, ...textFor(fact) }))} />
      </Container>
    </Section>
  );
}
