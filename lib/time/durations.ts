/**
 * Lengths of time in milliseconds. A day of a calendar may be an hour longer or shorter: use calendar-date.ts for days
 * of a market.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Lengths of time in seconds, for settings and headers. */
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
