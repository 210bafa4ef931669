import { describe, expect, it } from 'vitest';
import { weekRows } from '@/components/parts/week-rows';
import { formatWeekdays, weekOrder } from '@/lib/i18n/format/format-week';

describe('the list of rows of a week', () => {
  it('has one row for equal days', () => {
    const friday = [
      { days: [1, 2, 3, 4], opens: '09:30', closes: '18:00' },
      { days: [5], opens: '14:15', closes: '18:00' },
      { days: [5], opens: '09:30', closes: '12:45' },
      { days: [6], opens: '09:30', closes: '13:30' },
    ];
    const rows = weekRows(friday, weekOrder('ur-PK')).map(({ spans, ...days }) => ({
      ...days,
      spans: spans.map(({ opens, closes }) => `${opens}–${closes}`),
    }));
    expect(rows).toEqual([
      { from: 1, to: 4, spans: ['09:30–18:00'] },
      { from: 5, to: 5, spans: ['09:30–12:45', '14:15–18:00'] },
      { from: 6, to: 6, spans: ['09:30–13:30'] },
      { from: 7, to: 7, spans: [] },
    ]);
    expect(weekRows([], weekOrder('en-GH'))).toEqual([{ from: 1, to: 7, spans: [] }]);
  });

  it.each([
    ['ar-EG', 'Saturday–Thursday, Friday'],
    ['en-SA', 'Saturday–Thursday, Friday'],
    ['ar-AE', 'Saturday–Thursday, Friday'],
    ['fr', 'Saturday–Thursday, Friday'],
  ])('join equal days across the start of the week in %s', (locale, lines) => {
    const hours = [
      { days: [1, 2, 3, 4, 6, 7], opens: '09:00', closes: '17:00' },
      { days: [5], opens: '14:00', closes: '17:00' },
    ];
    const rows = weekRows(hours, weekOrder(locale)).map(({ from, to }) => formatWeekdays(from, to, 'en-GH'));
    expect(rows.join(', ').replaceAll('\u2060', '')).toBe(lines);
  });
});
