import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { feeRate } from '@/components/parts/facts/fee-rate';
import { figuresOf } from '@/components/parts/facts/figures';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { AbroadRates } from './abroad-rates';
import { ChargesSection } from './charges-section';
import { exampleRate, groupRates } from './rate-groups';
import { RateLimits } from './rate-limits';
import { RateMatrix } from './rate-matrix';
import styles from './rates-view.module.css';
import { WeightSection } from './weight-section';

export interface RatesViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  /** Empty if the table is unavailable. */
  rates: readonly RateView[];
}

/** Shows the rate table (§3) with its explanations: weight, charges beside freight, limits. */
export function RatesView({ market, countries, rates }: RatesViewProps) {
  const t = useTranslations('rates');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries), undefined, feeRate(country, rates));
  const groups = groupRates(rates, country);
  const calculator = (
    <Link
      href={paths.orderQuote(prefix)}
      prefetch={false}
      className={buttonClass({ variant: 'primary', size: 'large' })}
    >
      {t('calculator')}
    </Link>
  );
  return (
    <>
      <Section compact>
        <Container>
          <SectionHeader level={1} title={t('title', figures)} lead={t('lead', figures)} action={calculator} />
          <div className={styles.tables}>
            {rates.length === 0 && <Notice tone="warn">{t('unavailable')}</Notice>}
            {groups.abroad.length > 0 && (
              <AbroadRates groups={groups.abroad} countries={countries} language={language} figures={figures} />
            )}
            {groups.local.length > 0 && <RateMatrix caption={t('local', figures)} rows={groups.local} />}
          </div>
        </Container>
      </Section>
      <WeightSection rate={exampleRate(groups)} countries={countries} language={language} />
      <ChargesSection country={country} figures={figures} />
      <RateLimits figures={figures} />
      <NextStepBand
        title={t('next.title')}
        text={t('next.text')}
        href={paths.orderQuote(prefix)}
        label={t('calculator')}
      />
    </>
  );
}
