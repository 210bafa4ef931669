import 'server-only';

/** §4: "shows a countdown in seconds before the agree action becomes available". The length is ours: long enough to look, short enough to wait. */
export const READING_SECONDS = 10;
