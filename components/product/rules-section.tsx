import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { FactGrid } from '@/components/ui/fact-grid';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { CountryView } from '@/lib/contract/countries';
import type { MarketChoice } from '@/lib/market/prefix';
import type { Figures } from '@/components/facts/figures';
import type { Product } from './product';
import { useRules } from './use-rules';

export interface RulesSectionProps {
  product: Product;
  market: MarketChoice;
  countries: readonly CountryView[];
  figures: Figures;
}

/** The limits of the product and the rules of this market that touch it. */
export function RulesSection({ product, market, countries, figures }: RulesSectionProps) {
  const t = useTranslations('product.sections');
  const where = product.reach === 'origin' ? 'CN' : market.country;
  const openTime = countries.find(({ code }) => code === where)?.openTime;
  return (
    <Section labelledBy="rules">
      <Container>
        <SectionHeader id="rules" title={t('rules')} />
        <FactGrid facts={useRules({ product, country: market.country, figures, openTime })} />
      </Container>
    </Section>
  );
}
