import { useLocale, useTimeZone } from 'next-intl';
import { formatMoment } from './format-time';

/** Writes an instant as the page's market does, by the clock of its business centre. */
export function useMoment(): (at: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (at) => formatMoment(at, locale, timeZone);
}
