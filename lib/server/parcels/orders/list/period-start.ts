import 'server-only';
import type { OrderPeriod } from '@/lib/orders/choices';
import { DAY_MS } from '@/lib/time/durations';

const WEEK_MS = 7 * DAY_MS;

/** Returns the same day and time `months` earlier, or the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return start;
}

/** Returns the start of a period: the last week, the last month or the last three months, to the millisecond (§2). */
export function periodStart(period: OrderPeriod, now: Date): Date {
  if (period === 'WEEK') return new Date(now.getTime() - WEEK_MS);
  return monthsBefore(now, period === 'MONTH' ? 1 : 3);
}
