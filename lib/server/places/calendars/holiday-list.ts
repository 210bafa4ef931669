import 'server-only';
import { weekday } from '@/lib/time/calendar-date';
import { weekendDays } from '@/lib/market/working-days';
import type { ListKind } from '../../platform/list-kind';
import { holidayKey, HolidayRecord } from './holiday-record';
import { listHolidays, removeHolidays, storeHolidays } from './calendar-store';

/** Returns true for a `working` day that is not on a weekend: its date must be a mistake. */
function isOrdinary({ countryCode, date, kind }: HolidayRecord): boolean {
  return kind === 'working' && !weekendDays(countryCode).includes(weekday(date));
}

/** `ops holidays import`, `ops holidays export`. */
export const HOLIDAY_LIST: ListKind<HolidayRecord> = {
  name: 'holidays',
  plural: 'holidays',
  schema: HolidayRecord,
  keyOf: holidayKey,
  tag: 'holidays',
  readAll: listHolidays,
  store: storeHolidays,
  remove: removeHolidays,
  check: async (_db, { items }) =>
    items.flatMap((item, index) =>
      isOrdinary(item)
        ? [{ item: index + 1, field: 'date', message: `${item.date} is not a weekend day in ${item.countryCode}` }]
        : [],
    ),
};
