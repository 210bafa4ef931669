/** Control characters and bidirectional control marks. They are removed, so that a courier reads what the receiver sees. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns typed text on one line, without control characters. */
export const onOneLine = (typed: string): string => typed.replace(TURNING, ' ').replace(/\s+/g, ' ').trim();
