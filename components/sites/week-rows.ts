import { spansOf, type OpeningSpan } from '@/lib/market/opening-hours';

export interface WeekRow {
  /** ISO weekdays, Monday is 1. */
  from: number;
  to: number;
  /** In the order of the day; none on days it stays shut. */
  spans: readonly OpeningSpan[];
}

const sameTimes = (spans: readonly OpeningSpan[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** A week of opening hours: consecutive days with the same hours share a line. */
export function weekRows(hours: readonly OpeningSpan[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const spans = spansOf(hours, day);
    const last = rows.at(-1);
    if (last && sameTimes(last.spans) === sameTimes(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
