import type { TimelineEvent } from '@/components/ui/content/timeline';

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
