import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { CompareTable, type CompareTableProps } from './compare-table';

const LINES = ['small', 'special', 'business'] as const;

/** The lines from China side by side. */
export function LinesSection(props: Omit<CompareTableProps, 'services'>) {
  const t = useTranslations('product.faq');
  return (
    <Section compact labelledBy="lines">
      <Container>
        <SectionHeader id="lines" title={t('chooseLine.question')} />
        <CompareTable services={LINES} {...props} />
      </Container>
    </Section>
  );
}
