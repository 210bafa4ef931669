import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { OwnRate } from '@/lib/billing/own-money';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { ContentsBand } from './contents-band';
import { PROBLEMS } from './problems';
import { ProblemSection } from './problem-section';
import styles from './resolve-view.module.css';
import { useProblemFacts } from './use-problem-facts';

export interface ResolveViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly NamedCountry[];
  /** Exchange rate of `feeRate`. */
  rate?: OwnRate | undefined;
  transparent?: boolean;
}

/** §2, §4, §9: shows what can delay a parcel, and what to do. */
export function ResolveView({ market, countries, rate, transparent }: ResolveViewProps) {
  const t = useTranslations('resolve');
  const { country, language, prefix } = market;
  const nameOf = (code: Country) => countryName(code, language, countries);
  const figures = figuresOf(market, nameOf(country), undefined, rate);
  const factsOf = useProblemFacts(country, nameOf, rate);
  const tiles = PROBLEMS.map(({ key, icon }) => ({ key, icon, label: t(`problems.${key}.name`), href: `#${key}` }));
  return (
    <>
      <PageIntro
        prefix={prefix}
        page="service-resolve"
        title={t('intro.title')}
        lead={t('intro.lead')}
        scene="customs"
        transparent={transparent}
      />
      <ContentsBand title={t('intro.contents')} tiles={tiles} />
      <Container>
        <div className={styles.problems}>
          {PROBLEMS.map((problem) => (
            <ProblemSection
              key={problem.key}
              problem={problem}
              prefix={prefix}
              figures={figures}
              facts={factsOf(problem)}
            />
          ))}
        </div>
      </Container>
      <MoreHelp prefix={prefix} />
    </>
  );
}

function MoreHelp({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('resolve.more');
  const links = useTranslations('layout.links');
  return (
    <Section ground="wash" labelledBy="more">
      <Container>
        <SectionHeader id="more" title={t('title')} lead={t('text')} />
        <p className={styles.actions}>
          <Link href={paths.help(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
            {links('service-help')}
          </Link>
          <Link href={paths.contactUs(prefix)} prefetch={false} className={buttonClass()}>
            {links('service-contact-us')}
          </Link>
        </p>
      </Container>
    </Section>
  );
}
