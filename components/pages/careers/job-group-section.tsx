import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { splitContacts } from '@/components/frame/contacts/contacts';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { JobItem } from './job-item';
import type { JobGroup } from './job-groups';
import styles from './job-group-section.module.css';

export interface JobGroupSectionProps {
  group: JobGroup;
  name: string;
  prefix: Prefix;
  /** Office of the market, which reads applications. */
  office: CountryView | undefined;
}

/** Lists the jobs of one country. The visitor's country is listed even without jobs. */
export function JobGroupSection({ group: { country, jobs }, name, prefix, office }: JobGroupSectionProps) {
  const t = useTranslations('careers.empty');
  const values = { market: country, country: name };
  const email = splitContacts(office?.email ?? '')[0];
  return (
    <section id={country} aria-labelledby={`${country}-title`} data-job-group="" className={styles.group}>
      <h2 id={`${country}-title`}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h2>
      {jobs.length > 0 ? (
        <ul role="list">
          {jobs.map((job) => (
            <JobItem key={job.number} job={job} email={email} prefix={prefix} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p className={styles.none}>{t('here', values)}</p>
          <p>{t('hereText')}</p>
          <Link href={paths.contactUs(prefix)} prefetch={false}>
            {t('contact')}
          </Link>
        </div>
      )}
    </section>
  );
}
