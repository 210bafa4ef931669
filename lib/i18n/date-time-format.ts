/** A day with a time, as every list and paper shows one; of 24 hours, as opening times are. */
export const DATE_TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
