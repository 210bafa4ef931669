import { useLocale, useTranslations } from 'next-intl';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice } from '@/lib/market/prefix';
import { CodeFigure } from './code-figure';
import { EXAMPLE_PARCEL, exampleResponse, exampleCommand } from './first-call';
import styles from './example-section.module.css';

export interface ExampleSectionProps {
  market: MarketChoice;
  base: string;
  quote: QuoteView | null;
}

/** Shows a working call and the service's current response. */
export function ExampleSection({ market, base, quote }: ExampleSectionProps) {
  const t = useTranslations('access.example');
  const errors = useTranslations('errors');
  return (
    <Section labelledBy="example">
      <Container>
        <SectionHeader
          id="example"
          title={t('title')}
          lead={t('lead', { kg: formatMeasure(EXAMPLE_PARCEL.weightKg, 'kg', useLocale()) })}
        />
        <div className={styles.figures}>
          <CodeFigure caption={t('request')} code={exampleCommand(base, market)} copied />
          {quote && (
            <CodeFigure
              caption={t('answer')}
              code={exampleResponse(quote, errors('ok'))}
              notes={[t('minor'), t('zone')]}
            />
          )}
        </div>
      </Container>
    </Section>
  );
}
