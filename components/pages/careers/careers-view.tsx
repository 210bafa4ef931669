import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { PageIntro } from '@/components/frame/page/page-intro';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/status/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import type { CountryView } from '@/lib/contract/places/countries';
import type { JobView } from '@/lib/contract/content/jobs';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { ApplySection } from './apply-section';
import { jobGroups } from './job-groups';
import { JobSearch } from './job-search';
import { jobsLd } from './jobs-ld';

export interface CareersViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of this page. */
  url: string;
  /** Empty if they could not be loaded. */
  countries: readonly CountryView[];
  /** Open jobs, newest first. */
  jobs: readonly JobView[];
  transparent?: boolean;
}

/** Shows the open jobs, those of the market first (§2, §3). */
export function CareersView({ market, url, countries, jobs, transparent }: CareersViewProps) {
  const t = useTranslations('careers');
  const states = useTranslations('common.states');
  const { country, language, prefix } = market;
  const nameOf = (code: Country) => countryName(code, language, countries);
  return (
    <>
      {jobs.length > 0 && <JsonLd data={jobsLd({ jobs, url, nameOf })} />}
      <PageIntro
        prefix={prefix}
        page="business-recruit"
        title={t('intro.title')}
        lead={t('intro.lead')}
        scene="team"
        low
        transparent={transparent}
      />
      <Section compact>
        <Container>
          {jobs.length > 0 ? (
            <JobSearch market={market} groups={jobGroups(jobs, country)} countries={countries} nameOf={nameOf} />
          ) : (
            <EmptyState drawing="search" title={states('noContent')}>
              <p>{t('empty.title')}</p>
              <p>{t('empty.text')}</p>
            </EmptyState>
          )}
        </Container>
      </Section>
      {jobs.length > 0 && <ApplySection />}
    </>
  );
}
