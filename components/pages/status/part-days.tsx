import { useLocale, useTranslations } from 'next-intl';
import { Tag, type TagTone } from '@/components/ui/status/tag';
import type { PartState, StatusPartView } from '@/lib/contract/content/status';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { availabilityOf, dayState, percentOf, type StatusDay } from '@/lib/market/availability';
import styles from './part-days.module.css';

const TONES: Record<PartState, TagTone> = { up: 'ok', down: 'bad', unknown: 'neutral' };

/** Shows a part's state, its availability beside the target, and a bar for each day. */
export function PartDays({ part: { part, state, availability, days }, aim }: { part: StatusPartView; aim: number }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const percent = (ratio: number) => formatPercent(percentOf(ratio), locale);
  return (
    <section aria-labelledby={`part-${part}`} className={styles.part}>
      <div className={styles.head}>
        <h3 id={`part-${part}`} className={styles.name}>
          {t(`parts.${part}`)}
        </h3>
        <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <DayStrip days={days} />
      <p className={styles.figures}>
        <span>{availability === null ? t('days.none') : t('days.measured', { percent: percent(availability) })}</span>
        <span>{t('days.aim', { percent: percent(aim) })}</span>
      </p>
    </section>
  );
}

/**
 * Shows one bar per day, oldest first. Bars differ in colour and height. The table below has the same content as text.
 */
function DayStrip({ days }: { days: readonly StatusDay[] }) {
  const t = useTranslations('status.days');
  const locale = useLocale();
  const day = useDayFormat();
  // The last day is today.
  const states = days.map((each, index) => dayState(each, index < days.length - 1));
  const count = (countedStates: readonly string[]) =>
    String(states.filter((state) => countedStates.includes(state)).length);
  const summary = t('strip', { up: count(['up']), failed: count(['partly', 'down']), unknown: count(['unknown']) });
  /** Only a day with a failure has a text of its own. */
  const titleOf = (each: StatusDay) =>
    each.downSeconds > 0
      ? `${day(each.day, 'short')}: ${formatPercent(percentOf(availabilityOf([each]) ?? 0), locale)}`
      : undefined;
  return (
    <div role="img" aria-label={summary} className={styles.strip}>
      {days.map((each, index) => (
        <i key={index} className={styles[states[index]!]} title={titleOf(each)} />
      ))}
    </div>
  );
}
