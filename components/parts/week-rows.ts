import { spansOf, type DailyHours } from '@/lib/market/opening-hours';

export interface WeekRow {
  /** ISO weekdays, Monday is 1. */
  from: number;
  to: number;
  /** Opening hours in the order of the day; empty on closed days. */
  spans: readonly DailyHours[];
}

const sameTimes = (spans: readonly DailyHours[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

/**
 * Returns the opening hours of a week, its days in the order of the reader's week. Consecutive days with the same hours
 * share a row.
 */
export function weekRows(hours: readonly DailyHours[], week: readonly number[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of week) {
    const spans = spansOf(hours, day);
    const last = rows.at(-1);
    if (last && sameTimes(last.spans) === sameTimes(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  // Example: from Saturday to Thursday, if the reader's week begins in between.
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && last && first !== last && sameTimes(first.spans) === sameTimes(last.spans)) {
    first.from = last.from;
    rows.pop();
  }
  return rows;
}
