import { useLocale, useTranslations } from 'next-intl';
import { formatWeekday } from '@/lib/i18n/format/format-week';
import { formatClock } from '@/lib/i18n/format/format-time';
import { minutesOf, openingState, type OpeningHours } from '@/lib/market/opening-hours';
import styles from './opening-tag.module.css';

/** Returns a function for a one-line text: whether a site is open and when that changes. */
export function useOpeningText(): (opening: OpeningHours, now: Date) => { open: boolean; text: string } {
  const t = useTranslations('sites.opening');
  const locale = useLocale();
  const clock = (time: string) => formatClock(minutesOf(time), locale, true);
  return (opening, now) => {
    const state = openingState(opening, now);
    if (state.open) return { open: true, text: state.until ? t('until', { time: clock(state.until) }) : t('allDay') };
    if (!state.next) return { open: false, text: t('closed') };
    const { days, weekday } = state.next;
    const time = clock(state.next.opens);
    if (days === 0) return { open: false, text: t('opensToday', { time }) };
    if (days === 1) return { open: false, text: t('opensTomorrow', { time }) };
    return { open: false, text: t('opensOn', { weekday: formatWeekday(weekday, locale), time }) };
  };
}

export function OpeningTag({ opening, now }: { opening: OpeningHours; now: Date }) {
  const { open, text } = useOpeningText()(opening, now);
  return (
    <span data-open={open} className={styles.opening}>
      {text}
    </span>
  );
}
