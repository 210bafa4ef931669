/**
 * Changes of legal time that Node or browsers in use may lack. Without these rows, server and browser could show
 * different hours. Remove a row when the oldest supported Node and browsers contain its source.
 */
const LEGAL_TIME_CHANGES: Readonly<Record<string, { from: number; zone: string }>> = {
  // Morocco returned to UTC, in Ramadan too. Source: IANA Time Zone Database 2026f.
  'Africa/Casablanca': { from: Date.parse('2026-09-20T01:00:00Z'), zone: 'UTC' },
};

/** Returns a zone with the local time of `timeZone` at this instant, by rules that every runtime has. */
export function zoneAt(timeZone: string, at: Date): string {
  const change = LEGAL_TIME_CHANGES[timeZone];
  return change && at.getTime() >= change.from ? change.zone : timeZone;
}
