import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/time/calendar-date';
import { LANGUAGES } from '@/lib/market/language';
import { readDay } from '@/lib/sheets/read-day';

describe('a day in a cell', () => {
  it.each([
    '2026-12-01',
    '2026/12/1',
    '2026.12.1',
    '20261201',
    '2026年12月1日',
    '２０２６／１２／０１',
    '2026-12-01T00:00:00Z',
    '2026-12-01 00:00:00',
    '1 Dec 2026',
    '01-Dec-2026',
    'Dec 1, 2026',
    'December 1st, 2026',
    'Tuesday, December 1, 2026',
    'mardi 1er décembre 2026',
    '1 déc. 2026',
    '1 ARALIK 2026',
    '1.Ara.2026',
    '١ ديسمبر ٢٠٢٦',
    '1 دجنبر 2026',
    '1 دسمبر، 2026',
  ])('is read if it is unambiguous: %s', (dayText) => {
    expect(readDay(dayText)).toBe('2026-12-01');
  });

  it.each([
    '',
    '01/12/2026',
    '13/12/2026',
    '1-12-2026',
    '1-Dec-26',
    '26 Dec',
    '31 Feb 2026',
    '20261301',
    '2026-12-01T16:00:00Z',
    'Dec 2026',
    '1 Dez 2026',
    'Tuesday Dec Dec 2026',
    '46357',
  ])('is refused otherwise: %j', (dayText) => {
    expect(readDay(dayText)).toBeNull();
  });

  it('is read as every language of ours writes it with the name of its month', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 9))
      for (const language of LANGUAGES)
        for (const month of ['long', 'short'] as const) {
          const date = new Date(`${day}T00:00:00Z`);
          const dayText = new Intl.DateTimeFormat(language, {
            day: 'numeric',
            month,
            year: 'numeric',
            timeZone: 'UTC',
          });
          expect(`${language} ${readDay(dayText.format(date))}`).toBe(`${language} ${day}`);
        }
  });
});
