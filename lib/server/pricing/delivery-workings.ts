import 'server-only';
import { formatDayRange, formatPlannedDay } from '@/lib/i18n/format/format-day';
import { formatList, formatWorkingDays } from '@/lib/i18n/format/format-range';
import type { CalendarDate } from '@/lib/time/calendar-date';
import { numeralLocale, type MarketChoice } from '@/lib/market/prefix';
import { daysOffOfLine, type Holiday, type WorkingDays } from '@/lib/market/working-days';
import { lineOrigin, type LaneCalendars } from '@/lib/parcel/delivery-window';
import { latestWindow, type DeliveryWindow, type StoredWindows } from '@/lib/parcel/stored-windows';
import { groupBy } from '../platform/group-by';
import { translate } from '../platform/texts/server-texts';

/** Returns functions that format days in the language and numerals of a market. */
export function dayTexts({ country, language }: MarketChoice) {
  const locale = numeralLocale({ country, language });
  return {
    textFor: (key: string, values?: Record<string, string>) => translate(language, `delivery.${key}`, values),
    day: (day: CalendarDate) => formatPlannedDay(day, locale),
    date: (day: CalendarDate) => formatPlannedDay(day, locale, 'briefDate'),
    days: (from: CalendarDate, to: CalendarDate) => formatDayRange(from, to, locale),
    list: (days: readonly CalendarDate[]) =>
      formatList(
        days.map((day) => formatPlannedDay(day, locale)),
        locale,
      ),
    count: ({ minDays, maxDays }: WorkingDays) => formatWorkingDays(minDays, maxDays, locale),
  };
}
export type DayTexts = ReturnType<typeof dayTexts>;

function countLines({ line, remote }: StoredWindows, window: DeliveryWindow, { textFor, count }: DayTexts): string[] {
  const { minDays, maxDays, whole } = window;
  if (whole) {
    const service = textFor('line', { days: count(line) });
    return remote ? [service, textFor('remote', { days: count(remote) })] : [service];
  }
  if (minDays === 0) return [textFor('sameDay', { days: count({ minDays: maxDays, maxDays }) })];
  return [textFor('left', { days: count({ minDays, maxDays }) })];
}

function daysOffLines(
  storedWindows: StoredWindows,
  calendars: LaneCalendars,
  language: MarketChoice['language'],
  { textFor, list }: DayTexts,
): string[] {
  const { from, latest, whole } = latestWindow(storedWindows);
  const daysOff = daysOffOfLine(
    from,
    latest,
    calendars.destination,
    whole ? lineOrigin(storedWindows, calendars) : null,
  );
  const weekends = daysOff.flatMap(({ reason, day }) => (reason === 'weekend' ? [day] : []));
  const holidays = daysOff.flatMap((each): { day: CalendarDate; holiday: Holiday }[] =>
    each.reason === 'holiday' ? [each] : [],
  );
  const daysByHoliday = groupBy(holidays, ({ holiday }) => `${holiday.names[language]} ${holiday.expected}`);
  return [
    ...(weekends.length > 0 ? [textFor('weekend', { days: list(weekends) })] : []),
    ...[...daysByHoliday.values()].map((days) => {
      const { holiday } = days[0]!;
      const values = { name: holiday.names[language], days: list(days.map(({ day }) => day)) };
      return textFor(holiday.expected ? 'holidayMayMove' : 'holiday', values);
    }),
  ];
}

/** Explains how the current delivery window was counted: its first day, its working days and the days left out (§9). */
export function workingsOf(storedWindows: StoredWindows, calendars: LaneCalendars, market: MarketChoice) {
  const texts = dayTexts(market);
  const window = latestWindow(storedWindows);
  const from = { day: texts.day(window.from) };
  return {
    title: texts.textFor('workings'),
    lines: [
      texts.textFor('from', from),
      ...countLines(storedWindows, window, texts),
      ...daysOffLines(storedWindows, calendars, market.language, texts),
      texts.textFor('reference'),
    ],
  };
}
