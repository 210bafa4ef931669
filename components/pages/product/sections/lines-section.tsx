import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { CompareTable } from '../compare/compare-table';
import type { OpeningProps } from '../data/product-opening';

const LINES = ['special', 'small', 'business'] as const;

/** Shows the lines from China side by side. */
export function LinesSection({ figures, market, rates }: Pick<OpeningProps, 'figures' | 'market' | 'rates'>) {
  const t = useTranslations('product.faq');
  return (
    <Section compact labelledBy="lines">
      <Container>
        <SectionHeader id="lines" title={t('chooseLine.question')} />
        <CompareTable
          country={market.country}
          services={LINES}
          figures={figures}
          prefix={market.prefix}
          rates={rates}
        />
      </Container>
    </Section>
  );
}
