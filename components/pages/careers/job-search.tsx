import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import type { CountryView } from '@/lib/contract/places/countries';
import { JOB_TYPES } from '@/lib/contract/content/jobs';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { JobFilter } from './job-filter.island';
import type { JobGroup } from './job-groups';
import { JobGroupSection } from './job-group-section';
import styles from './job-search.module.css';

export interface JobSearchProps {
  market: MarketChoice & { prefix: Prefix };
  groups: readonly JobGroup[];
  countries: readonly CountryView[];
  nameOf: (country: Country) => string;
}

const LIST_ID = 'positions';

/** Lists the jobs by country, with links to each country, and a filter if scripts run. */
export function JobSearch({ market, groups, countries, nameOf }: JobSearchProps) {
  const t = useTranslations('careers');
  const withJobs = groups.filter(({ jobs }) => jobs.length > 0);
  const types = JOB_TYPES.filter((type) => groups.some(({ jobs }) => jobs.some((job) => job.type === type)));
  return (
    <div className={styles.search}>
      <JobFilter
        listId={LIST_ID}
        label={t('filter.label')}
        countText={t('filter.found', { count: '#' })}
        none={t('filter.none')}
      >
        <SelectField
          name="country"
          label={t('filter.country')}
          placeholder={t('filter.allCountries')}
          options={withJobs.map(({ country }) => ({ value: country, label: nameOf(country) }))}
        />
        <SelectField
          name="type"
          label={t('filter.type')}
          placeholder={t('filter.allTypes')}
          options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
        <Button type="submit">{t('filter.submit')}</Button>
      </JobFilter>
      <nav aria-label={t('filter.jump')} className={styles.nav}>
        <ul role="list" className={styles.jumps}>
          {withJobs.map(({ country, jobs }) => (
            <li key={country}>
              <a href={`#${country}`} className={styles.jump}>
                <Flag country={country} />
                {nameOf(country)}
                <span className={styles.count}>{jobs.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div id={LIST_ID} className={styles.groups}>
        {groups.map((group) => (
          <JobGroupSection
            key={group.country}
            group={group}
            name={nameOf(group.country)}
            prefix={market.prefix}
            office={countries.find(({ code }) => code === group.country)}
          />
        ))}
      </div>
    </div>
  );
}
