import { spansOf, type OpeningSpan } from '@/lib/market/opening-hours';

export interface WeekRow {
  /** ISO weekdays, Monday is 1. */
  from: number;
  to: number;
  /** `09:00–17:00`; none on days it stays shut. */
  spans: string[];
}

/** A week of opening hours: consecutive days with the same hours share a line. */
export function weekRows(hours: readonly OpeningSpan[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const spans = spansOf(hours, day).map(({ opens, closes }) => `${opens}–${closes}`);
    const last = rows.at(-1);
    if (last && last.spans.join() === spans.join()) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
