import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { Accordion } from '@/components/ui/content/accordion';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { SHIPPING_PROBLEMS } from './problems';
import { ProblemName, ProblemSection } from './problem-section';
import styles from './resolve-view.module.css';
import { useProblemFacts } from './use-problem-facts';

export interface ResolveViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly NamedCountry[];
  /** Exchange rate of `feeRate`. */
  rate?: MarketRate | undefined;
  transparent?: boolean;
}

/** Lists what can delay a parcel (§2, §4, §9). What to do is folded. A link to `#customs` opens that problem. */
export function ResolveView({ market, countries, rate, transparent }: ResolveViewProps) {
  const t = useTranslations('resolve');
  const { country, language, prefix } = market;
  const nameOf = (code: Country) => countryName(code, language, countries);
  const figures = figuresOf(market, nameOf(country), undefined, rate);
  const factsOf = useProblemFacts(country, nameOf, rate);
  return (
    <>
      <PageIntro
        prefix={prefix}
        page="service-resolve"
        title={t('intro.title')}
        lead={t('intro.lead')}
        scene="customs"
        low
        transparent={transparent}
      />
      <Section compact>
        <Container>
          <h2>
            <VisuallyHidden>{t('intro.contents')}</VisuallyHidden>
          </h2>
          <div className={styles.list}>
            <Accordion
              name="problem"
              items={SHIPPING_PROBLEMS.map((problem, index) => ({
                key: `problem-${problem.key}`,
                title: <ProblemName problem={problem} />,
                content: (
                  <ProblemSection problem={problem} prefix={prefix} figures={figures} facts={factsOf(problem)} />
                ),
                open: index === 0,
              }))}
            />
          </div>
        </Container>
      </Section>
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
