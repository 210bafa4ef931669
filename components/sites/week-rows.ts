import { spansOf, type OpeningSpan } from '@/lib/market/opening-hours';

export interface WeekRow {
  /** ISO weekdays, Monday is 1. */
  from: number;
  to: number;
  /** In the order of the day; none on days it stays shut. */
  spans: readonly OpeningSpan[];
}

const sameTimes = (spans: readonly OpeningSpan[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** A week of opening hours, its days in the order of the reader's week: consecutive days with the same hours share a line. */
export function weekRows(hours: readonly OpeningSpan[], week: readonly number[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of week) {
    const spans = spansOf(hours, day);
    const last = rows.at(-1);
    if (last && sameTimes(last.spans) === sameTimes(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
