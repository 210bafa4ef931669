import 'server-only';

/**
 * Seconds before a visitor can agree. §4: "shows a countdown in seconds before the agree action becomes available". The
 * number is our choice.
 */
export const READING_SECONDS = 10;
