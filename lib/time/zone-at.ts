/**
 * Changes of legal time that Node and browsers in use may not know. Without them the server and a browser of another
 * age show different hours. Remove a row when the oldest supported Node and browsers contain its source.
 */
const LEGAL_TIME_CHANGES: Readonly<Record<string, { from: number; zone: string }>> = {
  // Morocco returned to UTC, in Ramadan too. Source: IANA Time Zone Database 2026f.
  'Africa/Casablanca': { from: Date.parse('2026-09-20T01:00:00Z'), zone: 'UTC' },
};

/** Returns the IANA zone whose rules every runtime knows for this instant in `timeZone`. */
export function zoneAt(timeZone: string, at: Date): string {
  const change = LEGAL_TIME_CHANGES[timeZone];
  return change && at.getTime() >= change.from ? change.zone : timeZone;
}
