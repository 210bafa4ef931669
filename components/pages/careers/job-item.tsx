import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { buttonClass } from '@/components/ui/button-class';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Icon } from '@/components/ui/icon';
import type { JobView } from '@/lib/contract/content/jobs';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './job-item.module.css';

export interface JobItemProps {
  job: JobView;
  /** Address for applications. If it is unavailable, the contact page replaces it. */
  email: string | undefined;
  prefix: Prefix;
}

/** Shows a job in one line that opens to its details and to the application. */
export function JobItem({ job, email, prefix }: JobItemProps) {
  const t = useTranslations('careers');
  return (
    <li data-job="" data-country={job.countryCode} data-type={job.type} className={styles.item}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.head}>
            <span className={styles.title}>{job.title}</span>
            <span className={styles.meta}>
              <span className={styles.part}>
                <Flag country={job.countryCode} />
                {job.site}
              </span>
              <span className={styles.part}>{t(`types.${job.type}`)}</span>
            </span>
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div id={job.number} className={styles.content}>
          <div className={styles.texts}>
            <p className={styles.description}>{job.description}</p>
            <h3 className={styles.heading}>{t('job.requirements')}</h3>
            <ul className={styles.requirements}>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
            <p className={styles.apply}>
              {email ? (
                <>
                  <a
                    href={applicationLink(email, t('job.subject', { title: job.title, number: job.number }))}
                    aria-label={t('job.applyFor', { title: job.title })}
                    className={buttonClass({ variant: 'primary' })}
                  >
                    {t('job.apply')}
                  </a>
                  <span className={styles.address}>{t('job.address', { email })}</span>
                </>
              ) : (
                <Link href={paths.contactUs(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
                  {t('empty.contact')}
                </Link>
              )}
            </p>
          </div>
          <JobDates job={job} />
        </div>
      </details>
    </li>
  );
}

function JobDates({ job: { number, publishedAt, closesOn } }: { job: JobView }) {
  const t = useTranslations('careers.job');
  const day = useDayFormat();
  return (
    <div className={styles.dates}>
      <DescriptionList
        items={[
          { key: 'number', term: t('number'), value: <bdi>{number}</bdi> },
          {
            key: 'published',
            term: t('published'),
            value: <time dateTime={publishedAt}>{day(new Date(publishedAt), 'long')}</time>,
          },
          {
            key: 'closes',
            term: t('closes'),
            value: closesOn ? <time dateTime={closesOn}>{day(closesOn, 'long')}</time> : t('untilFilled'),
          },
        ]}
      />
    </div>
  );
}

/** Returns the address of a mail to the office that reads applications, with its subject filled in. */
export function applicationLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
