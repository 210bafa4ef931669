import 'server-only';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { WorkingCalendar } from '@/lib/market/working-days';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { holidayKey, holidayOf, holidayRow, type HolidayRecord } from './holiday-record';

/** Returns all days by country in the order of §1, then by date. */
export async function listHolidays(db: Queryable): Promise<HolidayRecord[]> {
  const days = (await db.selectFrom('holidays').selectAll().orderBy('date').execute()).map(holidayOf);
  return COUNTRIES.flatMap((country) => days.filter(({ countryCode }) => countryCode === country));
}

/** Inserts a day, or overwrites the day with the same country and date. */
export async function storeHolidays(db: Queryable, holidays: readonly HolidayRecord[]): Promise<void> {
  for (const holiday of holidays) {
    const { country_code, date, ...rest } = holidayRow(holiday);
    await db
      .insertInto('holidays')
      .values({ country_code, date, ...rest })
      .onConflict((conflict) => conflict.columns(['country_code', 'date']).doUpdateSet(rest))
      .execute();
  }
}

export async function removeHolidays(db: Queryable, keys: readonly string[]): Promise<void> {
  const removedKeys = new Set(keys);
  for (const holiday of await listHolidays(db)) {
    if (!removedKeys.has(holidayKey(holiday))) continue;
    await db
      .deleteFrom('holidays')
      .where('country_code', '=', holiday.countryCode)
      .where('date', '=', holiday.date)
      .execute();
  }
}

function calendarOf(country: Country, days: readonly HolidayRecord[]): WorkingCalendar {
  const free = days.filter(({ kind }) => kind === 'holiday');
  return {
    country,
    holidays: new Map(free.map(({ date, names, expected }) => [date, { names, expected }])),
    workdays: new Set(days.flatMap(({ kind, date }) => (kind === 'working' ? [date] : []))),
  };
}

/** Returns the calendar of every requested country. A change by import takes effect within a second. */
export const listCalendars = cachedLookup<WorkingCalendar, Country>(async (db, countries) => {
  const rows = await db.selectFrom('holidays').selectAll().where('country_code', 'in', countries).execute();
  const days = rows.map(holidayOf);
  return new Map(
    countries.map((country) => [
      country,
      calendarOf(
        country,
        days.filter(({ countryCode }) => countryCode === country),
      ),
    ]),
  );
});
