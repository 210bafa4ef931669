import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { FactGrid } from '@/components/ui/fact-grid';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { marketFacts } from '@/components/facts/market-facts';
import { useFactTexts } from '@/components/facts/fact-texts';

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
        <FactGrid
          large
          facts={[
            ...marketFacts(market.country).map((fact) => ({ key: fact.kind, ...say(fact) })),
            ...(openTime ? [{ key: 'hours', label: t('hours.label'), text: openTime }] : []),
          ]}
        />
      </Container>
    </Section>
  );
}
