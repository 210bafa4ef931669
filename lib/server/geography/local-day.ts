import 'server-only';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Canadian English writes a day as 2026-11-20.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** The day it is at an instant in a zone, as 'YYYY-MM-DD'. */
export function localDay(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant);
}
