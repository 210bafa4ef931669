import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/status/tag';
import type { IncidentView } from '@/lib/contract/content/status';
import { formatList } from '@/lib/i18n/format/format-range';
import { languageOf } from '@/lib/i18n/language-of';
import { useDayFormat, useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { STATUS_DAYS } from '@/lib/market/availability';
import styles from './incidents.module.css';

/** Shows the incidents, open ones first. `feed`: their address for feed readers. */
export function Incidents({ incidents, feed }: { incidents: readonly IncidentView[]; feed: string }) {
  const t = useTranslations('status.incidents');
  return (
    <section aria-labelledby="incidents" className={styles.incidents}>
      <h2 id="incidents">{t('title')}</h2>
      {incidents.length === 0 && <p>{t('none', { days: STATUS_DAYS })}</p>}
      {incidents.map((incident) => (
        <Incident key={incident.reference} {...incident} />
      ))}
      <p>
        <a href={feed}>{t('feed')}</a>
      </p>
    </section>
  );
}

function Incident({ reference, parts, openedAt, closedAt, entries }: IncidentView) {
  const t = useTranslations('status.incidents');
  const tParts = useTranslations('status.parts');
  const locale = useLocale();
  const [moment, day] = [useMomentFormat(), useDayFormat()];
  const names = formatList(
    parts.map((part) => tParts(part)),
    locale,
  );
  const steps = { opened: t('opened'), updated: t('updated'), closed: t('closed') };
  return (
    <article aria-labelledby={reference} className={styles.incident}>
      <div className={styles.head}>
        <h3 id={reference} className={styles.title}>
          {t('heading', { parts: names, date: day(new Date(openedAt)) })}
        </h3>
        <Tag tone={closedAt === null ? 'warn' : 'ok'}>{t(closedAt === null ? 'open' : 'closed')}</Tag>
      </div>
      <ol role="list" className={styles.entries}>
        {entries.map(({ step, at, text, language }) => (
          <li key={at} className={styles.entry}>
            <p className={styles.when}>
              <strong>{steps[step]}</strong> <time dateTime={at}>{moment(new Date(at))}</time>
            </p>
            <IncidentText text={text} language={language} />
          </li>
        ))}
      </ol>
    </article>
  );
}

/**
 * Shows the text of an entry. A text that is not translated is marked as English, for readers and for screen readers.
 */
function IncidentText({ text, language }: Pick<IncidentView['entries'][number], 'text' | 'language'>) {
  const t = useTranslations('status.incidents');
  const isTranslated = language.startsWith(languageOf(useLocale()));
  if (isTranslated) return <p>{text}</p>;
  return (
    <>
      <p lang={language} dir="ltr">
        {text}
      </p>
      <p className={styles.note}>{t('english')}</p>
    </>
  );
}
