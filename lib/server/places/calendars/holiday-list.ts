import 'server-only';
import { weekday } from '@/lib/market/calendar-date';
import { weekendDays } from '@/lib/market/working-days';
import type { ListKind } from '../../list-kind';
import { holidayKey, HolidayRecord } from './holiday-record';
import { allHolidays, removeHolidays, storeHolidays } from './store';

/** A working day that is no exception is a slip of the date. */
function isOrdinary({ countryCode, date, kind }: HolidayRecord): boolean {
  return kind === 'working' && !weekendDays(countryCode).includes(weekday(date));
}

/** `ops holidays import`, `ops holidays export`. */
export const HOLIDAY_LIST: ListKind<HolidayRecord> = {
  name: 'holidays',
  plural: 'days',
  schema: HolidayRecord,
  keyOf: holidayKey,
  tag: 'holidays',
  readAll: allHolidays,
  store: storeHolidays,
  remove: removeHolidays,
  check: async (_db, { items }) =>
    items.flatMap((item, index) =>
      isOrdinary(item)
        ? [{ item: index + 1, field: 'date', message: `${item.date} is no weekend day of ${item.countryCode}` }]
        : [],
    ),
};
