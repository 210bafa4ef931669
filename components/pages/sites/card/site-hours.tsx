import { useLocale, useTranslations } from 'next-intl';
import { localMoment } from '@/lib/time/calendar-date';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatList } from '@/lib/i18n/format/format-range';
import { formatClockRange } from '@/lib/i18n/format/format-time';
import { formatWeekdays, weekOrder } from '@/lib/i18n/format/format-week';
import { minutesOf, type OpeningHours } from '@/lib/market/opening-hours';
import styles from './site-hours.module.css';
import { weekRows } from '../../../parts/week-rows';

/** Number of exceptional closures that are shown ahead. */
const MAX_CLOSURES = 3;

/** Shows the opening hours of a site by day. `now` decides which exceptional closures are still to come. */
export function SiteHours({ opening, now }: { opening: OpeningHours; now: Date | null }) {
  const t = useTranslations('sites.hours');
  const locale = useLocale();
  return (
    <>
      <dl className={styles.week}>
        {weekRows(opening.hours, weekOrder(locale)).map(({ from, to, spans }) => (
          <div key={from} className={styles.row}>
            <dt className={styles.days}>{formatWeekdays(from, to, locale)}</dt>
            <dd className={styles.spans}>
              {spans.length === 0
                ? t('closed')
                : spans.map(({ opens, closes }) => (
                    <bdi key={opens}>{formatClockRange(minutesOf(opens), minutesOf(closes), locale)}</bdi>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      {now && <ClosedDays opening={opening} now={now} />}
    </>
  );
}

function ClosedDays({ opening, now }: { opening: OpeningHours; now: Date }) {
  const t = useTranslations('sites.hours');
  const locale = useLocale();
  const { date: today } = localMoment(now, opening.timeZone);
  const coming = opening.closedOn.filter((date) => date >= today).sort();
  if (coming.length === 0) return null;
  // The year is shown only if it is not the current one.
  const style = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'long');
  const days = coming.slice(0, MAX_CLOSURES).map((date) => formatDay(date, locale, style(date)));
  return <p className={styles.shut}>{t('shut', { days: formatList(days, locale) })}</p>;
}
