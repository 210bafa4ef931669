import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { CodeFigure } from './code-figure';
import { boxSnippet, formSnippet } from './snippets';
import styles from './example-section.module.css';

interface BoxSectionProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
}

/** Shows code to copy for tracking on a shop's pages: a box, and a form for shops that allow no scripts. */
export function BoxSection({ market, home }: BoxSectionProps) {
  const t = useTranslations('access.box');
  const field = useTranslations('box');
  const form = useTranslations('track.form');
  const site = { home, prefix: market.prefix, example: exampleWaybill(market.country) };
  const words = { label: field('label'), submit: form('submit') };
  return (
    <Section labelledBy="tracking-box">
      <Container>
        <SectionHeader id="tracking-box" title={t('title')} lead={t('lead')} />
        <div className={styles.figures}>
          <CodeFigure caption={t('box')} code={boxSnippet(site)} notes={[t('boxNote')]} copied />
          <CodeFigure caption={t('form')} code={formSnippet(site, words)} notes={[t('formNote')]} copied />
        </div>
      </Container>
    </Section>
  );
}
