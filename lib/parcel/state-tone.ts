import type { ParcelState } from './states';

/** Colour tone of each state. The text carries the meaning. */
export const STATE_TONE: Readonly<Record<ParcelState, 'neutral' | 'info' | 'ok' | 'warn' | 'bad'>> = {
  WAITING: 'neutral',
  IN_TRANSIT: 'info',
  OUT_FOR_DELIVERY: 'info',
  SIGNED: 'ok',
  DELIVERY_FAILED: 'warn',
  READY_FOR_COLLECTION: 'info',
  RETURNED: 'warn',
  SHELVED: 'neutral',
  DESTROYED: 'bad',
  SENT_ON: 'neutral',
  CANCELLED: 'neutral',
  LOST: 'bad',
};
