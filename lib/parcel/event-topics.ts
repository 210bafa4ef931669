import type { ScanReason, StoredCode } from './scan-codes';
import type { ParcelState } from './states';

/** What a tracking answer shows: scans, what the order itself tells, and what a partner reported. */
export type EventCode = StoredCode | 'ORDER_PLACED' | 'ORDER_CANCELLED';

/** What has an explanation of its own, by the part of the journey to which it belongs. */
export const EVENT_TOPICS = {
  sending: ['ORDER_PLACED', 'PICKED_UP', 'ORDER_CANCELLED'],
  transit: ['IN_TRANSIT', 'ARRIVED_HUB', 'DEPARTED_HUB', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED', 'PARTNER_EVENT'],
  customs: ['CUSTOMS_STARTED', 'CUSTOMS_HELD', 'DOCUMENTS', 'DUTY', 'INSPECTION', 'CUSTOMS_RELEASED'],
  delivery: ['ARRIVED_LOCAL_HUB', 'OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'SIGNED'],
  failed: [
    'DELIVERY_FAILED',
    'NOBODY_THERE',
    'WRONG_ADDRESS',
    'REFUSED',
    'RECEIVER_UNREACHABLE',
    'PAYMENT_NOT_READY',
    'CLOSED',
  ],
  ended: ['DAMAGED', 'LOST', 'RETURNED', 'SHELVED', 'DESTROYED'],
} as const satisfies Record<string, readonly (EventCode | ScanReason | 'IN_TRANSIT')[]>;

export type EventTopicGroup = keyof typeof EVENT_TOPICS;
export type EventTopic = (typeof EVENT_TOPICS)[EventTopicGroup][number];

/** What explains an event: its reason, where one is known that says more than the event. */
export function eventTopic(code: EventCode, reason: ScanReason | null): EventTopic {
  return reason === null || reason === 'OTHER' ? code : reason;
}

/** What explains a state. */
export const STATE_TOPICS: Readonly<Record<ParcelState, EventTopic>> = {
  WAITING: 'ORDER_PLACED',
  IN_TRANSIT: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  SIGNED: 'SIGNED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  READY_FOR_COLLECTION: 'READY_FOR_COLLECTION',
  RETURNED: 'RETURNED',
  SHELVED: 'SHELVED',
  DESTROYED: 'DESTROYED',
  CANCELLED: 'ORDER_CANCELLED',
  LOST: 'LOST',
};
