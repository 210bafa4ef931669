/** The day it is now in a zone, as 'YYYY-MM-DD'. */
export function todayIn(timeZone: string, now = new Date()): string {
  // Canadian English writes a day as 2026-11-20.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
