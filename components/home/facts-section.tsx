import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { marketFacts } from './market-facts';
import { useFactTexts } from './fact-texts';
import styles from './facts-section.module.css';

export interface FactsSectionProps {
  market: MarketChoice & { prefix: Prefix };
  /** The opening hours in the page's language. */
  openTime: string | undefined;
}

/** The rules of this market that cost money or time when they are learnt too late. */
export function FactsSection({ market, openTime }: FactsSectionProps) {
  const t = useTranslations('home.facts');
  const say = useFactTexts(useLocale());
  return (
    <Section labelledBy="facts">
      <Container>
        <SectionHeader
          id="facts"
          title={t('title')}
          action={
            <Link href={paths.orderQuote(market.prefix)} prefetch={false} className={buttonClass()}>
              {t('quoteLink')}
            </Link>
          }
        />
        <dl className={styles.facts}>
          {marketFacts(market.country).map((fact) => (
            <Fact key={fact.kind} {...say(fact)} />
          ))}
          {openTime && <Fact label={t('hours.label')} value={openTime} />}
        </dl>
      </Container>
    </Section>
  );
}

function Fact({ label, value, text }: { label: string; value: string; text?: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {text && <dd className={styles.text}>{text}</dd>}
    </div>
  );
}
