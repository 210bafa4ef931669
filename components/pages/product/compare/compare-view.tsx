import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { countryName } from '@/lib/i18n/names/place-name';
import { feeRate } from '@/components/parts/facts/fee-rate';
import { figuresOf } from '@/components/parts/facts/figures';
import { QuickQuote } from '@/components/sending/quote/quick-quote';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { DESTINATIONS } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { COMPARED_SERVICES, CompareTable } from './compare-table';
import { FaqSection } from '../sections/faq-section';
import type { FaqTopic } from '../data/faq-topics';
import { productFaqLd } from '../data/product-ld';
import { RulesSection } from '../sections/rules-section';
import { useProductFaq } from '../use-product-faq';
import styles from './compare-view.module.css';

/** Topics of the questions about every service. */
export const COMMON_FAQ_TOPICS = [
  'cod',
  'customs',
  'transit',
  'volume',
  'compensation',
  'attempts',
  'naturalDays',
] as const satisfies readonly FaqTopic[];

export interface CompareViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  rates: readonly RateView[];
}

/** Compares all services, and states the limits, rules and questions that apply to each. */
export function CompareView({ market, countries, rates }: CompareViewProps) {
  const t = useTranslations('product');
  const { country, language, prefix } = market;
  const rate = feeRate(country, rates);
  const figures = figuresOf(market, countryName(country, language, countries), undefined, rate);
  const faq = useProductFaq(COMMON_FAQ_TOPICS, figures);
  // Shows international services to every destination, and domestic ones only within the reader's country.
  const shownRates = rates.filter(
    ({ service, destinationCountry }) => service !== 'local-standard' || destinationCountry === country,
  );
  const destinations = (country === 'CN' ? DESTINATIONS : []).map((code) => ({
    value: code,
    label: countryName(code, language, countries),
  }));
  return (
    <>
      <JsonLd data={{ '@context': 'https://schema.org', ...productFaqLd(faq) }} />
      <Section compact>
        <Container>
          <SectionHeader
            level={1}
            title={t('compare.title')}
            lead={t('compare.lead', figures)}
            action={
              <Link
                href={paths.orderQuote(prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'primary', size: 'large' })}
              >
                {t('actions.quote')}
              </Link>
            }
          />
          <CompareTable
            country={country}
            services={COMPARED_SERVICES}
            figures={figures}
            prefix={prefix}
            rates={shownRates}
          />
        </Container>
      </Section>
      <RulesSection country={country} figures={figures} rate={rate} />
      <FaqSection items={faq} />
      <div data-print="hide">
        <Section ground="wash" labelledBy="next">
          <Container className={styles.quote}>
            <SectionHeader
              id="next"
              title={t('pages.intlStraight.next.title')}
              lead={t('pages.intlStraight.next.text')}
            />
            <QuickQuote main action={paths.orderQuote(prefix)} destinations={destinations} />
          </Container>
        </Section>
      </div>
    </>
  );
}
