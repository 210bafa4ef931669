import type { TimelineEvent } from '@/components/ui/timeline';
import type { Tone } from '@/components/ui/tag';
import type { ParcelState } from '@/lib/parcel/states';

/** How a state looks; the words carry the meaning. */
export const STATE_TONE: Readonly<Record<ParcelState, Tone>> = {
  WAITING: 'neutral',
  IN_TRANSIT: 'info',
  OUT_FOR_DELIVERY: 'info',
  SIGNED: 'ok',
  DELIVERY_FAILED: 'warn',
  READY_FOR_COLLECTION: 'info',
  RETURNED: 'warn',
  SHELVED: 'neutral',
  DESTROYED: 'bad',
  CANCELLED: 'neutral',
  LOST: 'bad',
};

const EVENT_TONE: Readonly<Record<string, TimelineEvent['tone']>> = {
  SIGNED: 'ok',
  CUSTOMS_HELD: 'warn',
  DELIVERY_FAILED: 'warn',
  RETURNED: 'warn',
  DAMAGED: 'bad',
  DESTROYED: 'bad',
  LOST: 'bad',
};

export function eventTone(code: string): TimelineEvent['tone'] {
  return EVENT_TONE[code];
}
