import { useTranslations } from 'next-intl';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { PageIntro } from '@/components/frame/page/page-intro';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { IndustryKindCard, KIND_PARTS } from './industry-kind-card';
import { INDUSTRY_KINDS } from './industry-kinds';
import { solutionsLd } from './solutions-ld';
import styles from './industry-view.module.css';

export interface IndustryViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly NamedCountry[];
}

/** Number of kinds that phones show open. */
const OPEN_KINDS = 2;

/** Our service for each kind of goods, with links (§1, §2). */
export function IndustryView({ market, home, countries }: IndustryViewProps) {
  const t = useTranslations('industry');
  const links = useTranslations('layout.links');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries));
  const services = INDUSTRY_KINDS.map(({ key }) => ({
    name: t(`kinds.${key}.name`),
    description: t(`kinds.${key}.answer`, figures),
  }));
  return (
    <>
      <JsonLd data={solutionsLd({ market, home, services })} />
      <PageIntro
        prefix={prefix}
        page="service-industry"
        title={t('intro.title')}
        lead={t('intro.lead')}
        scene="pallet"
      />
      <Section compact>
        <Container>
          <p aria-hidden="true" className={styles.head}>
            {KIND_PARTS.map((part) => (
              <span key={part}>{t(`labels.${part}`)}</span>
            ))}
          </p>
          <ul role="list" className={styles.kinds}>
            {INDUSTRY_KINDS.map((kind, index) => (
              <IndustryKindCard
                key={kind.key}
                kind={kind}
                prefix={prefix}
                figures={figures}
                open={index < OPEN_KINDS}
              />
            ))}
          </ul>
        </Container>
      </Section>
      <NextStepBand
        title={t('next.title')}
        text={t('next.text')}
        href={paths.contactProficient(prefix)}
        label={links('express-contact-proficient')}
      />
    </>
  );
}
