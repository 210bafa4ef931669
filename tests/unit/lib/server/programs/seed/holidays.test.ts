import { describe, expect, it } from 'vitest';
import { transitWindow } from '@/lib/billing/transit';
import { addDays, weekday } from '@/lib/time/calendar-date';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { addWorkingDays, weekendDays, type WorkingCalendar } from '@/lib/market/working-days';
import { HolidayRecord } from '@/lib/server/places/calendars/holiday-record';
import { readSeed, repeated } from './seed-file';

const DAYS = readSeed('holidays.json', HolidayRecord.array());
const YEARS = [2026, 2027, 2028];
const of = (country: Country) => DAYS.filter(({ countryCode }) => countryCode === country);
const daysNamed = (country: Country, name: string) =>
  of(country)
    .filter(({ names }) => names.en === name)
    .map(({ date }) => date);

const calendar = (country: Country): WorkingCalendar => ({
  country,
  holidays: new Map(of(country).flatMap((day) => (day.kind === 'holiday' ? [[day.date, day] as const] : []))),
  workdays: new Set(of(country).flatMap(({ kind, date }) => (kind === 'working' ? [date] : []))),
});

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Easter of the Orthodox churches, by Meeus. The Julian calendar is 13 days behind until 2099. */
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13);
}

describe('the list of holidays', () => {
  it('is sorted, one a day and country, in three years of every market', () => {
    expect(repeated(DAYS.map(({ countryCode, date }) => `${countryCode} ${date}`))).toEqual([]);
    for (const country of COUNTRIES)
      for (const year of YEARS) {
        const dates = of(country).flatMap(({ date }) => (date.startsWith(`${year}-`) ? [date] : []));
        expect(dates.length, `${country} ${year}`).toBeGreaterThanOrEqual(9);
        expect(dates).toEqual(dates.toSorted());
      }
    expect(DAYS.filter(({ date }) => !YEARS.includes(Number(date.slice(0, 4))))).toEqual([]);
  });

  it('matches the Easter rule', () => {
    expect(easterSunday(2026)).toBe('2026-04-05');
    for (const country of ['GH', 'NG', 'KE', 'UG'] as const) {
      expect(daysNamed(country, 'Good Friday')).toEqual(YEARS.map((year) => addDays(easterSunday(year), -2)));
      expect(daysNamed(country, 'Easter Monday')).toEqual(YEARS.map((year) => addDays(easterSunday(year), 1)));
    }
    expect(daysNamed('EG', 'Sham El Nessim')).toEqual(YEARS.map((year) => addDays(orthodoxEaster(year), 1)));
  });

  it('marks days of the moon as expected, unless a government announced them', () => {
    const lunar = /Eid|Idd|Islamic|Prophet|Arafat|Ashura|Shaqq/;
    const announced = DAYS.filter(({ names, expected }) => lunar.test(names.en) && !expected);
    const years = announced.filter(({ names }) => !names.en.includes('Etihad')).map(({ date }) => date.slice(0, 4));
    expect(new Set(years)).toEqual(new Set(['2026']));
    // 1 Shawwal and 10 Dhu al-Hijja of the Umm al-Qura calendar, which Saudi Arabia prints.
    const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const isHijri = (date: string, day: string) => hijri.format(new Date(date)) === day;
    for (const year of YEARS) {
      const inYear = (date: string) => date.startsWith(`${year}-`);
      expect(daysNamed('AE', 'Eid al-Fitr').some((date) => inYear(date) && isHijri(date, '10/1'))).toBe(true);
      expect(isHijri(daysNamed('AE', 'Eid al-Adha').find(inYear) ?? '', '12/10')).toBe(true);
    }
  });

  it('follows the rules of the laws', () => {
    // Kenya: the first free day after a Sunday. Ghana: the first Friday of December.
    for (const { date } of of('KE')) expect(weekday(date), date).not.toBe(0);
    expect(daysNamed('KE', 'Jamhuri Day')).toEqual(['2026-12-12', '2027-12-13', '2028-12-12']);
    expect(daysNamed('GH', 'Farmers’ Day')).toEqual(['2026-12-04', '2027-12-03', '2028-12-01']);
  });

  it('has worked days of China’s weekends, announced for 2026 only', () => {
    const workedDays = DAYS.filter(({ kind }) => kind === 'working');
    expect(workedDays.map(({ date }) => date)).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ]);
    for (const { countryCode, date } of workedDays) expect(weekendDays(countryCode)).toContain(weekday(date));
  });
});

describe('the golden delivery time', () => {
  const special = { minDays: 4, maxDays: 8 };

  it('skips 19 to 23 March before Eid al-Fitr 2026 in Egypt, Friday and Saturday too', () => {
    const { earliest, latest, leftOut } = transitWindow({
      pickupOn: '2026-03-15',
      transit: special,
      calendar: calendar('EG'),
    });
    expect({ earliest, latest }).toEqual({ earliest: '2026-03-24', latest: '2026-03-30' });
    const free = leftOut.map(({ day, reason }) => `${day.slice(5)} ${reason}`);
    expect(free).toEqual([
      '03-15 pickup',
      '03-19 holiday',
      '03-20 holiday',
      '03-21 holiday',
      '03-22 holiday',
      '03-23 holiday',
      '03-27 weekend',
      '03-28 weekend',
    ]);
  });

  it('starts at the pickup on 11 February before the Spring Festival 2027', () => {
    expect(addWorkingDays('2027-02-03', 1, calendar('CN'))).toBe('2027-02-04');
    expect(addWorkingDays('2027-02-04', 1, calendar('CN'))).toBe('2027-02-11');
  });

  it('includes a Sunday that China works', () => {
    expect(addWorkingDays('2026-09-19', 1, calendar('CN'))).toBe('2026-09-20');
    expect(addWorkingDays('2026-09-24', 1, calendar('CN'))).toBe('2026-09-28');
  });
});
