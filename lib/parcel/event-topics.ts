import type { ScanReason, StoredCode } from './scan-codes';
import type { ParcelState } from './states';

/** Codes in a tracking response: scans, events of the order itself, and events reported by a partner. */
export type EventCode = StoredCode | 'ORDER_PLACED' | 'ORDER_CANCELLED' | 'SENT_ON';

/** Topics with their own explanation, by part of the journey. */
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
  ended: ['DAMAGED', 'LOST', 'RETURNED', 'SHELVED', 'DESTROYED', 'SENT_ON'],
} as const satisfies Record<string, readonly (EventCode | ScanReason | 'IN_TRANSIT')[]>;

export type EventTopicGroup = keyof typeof EVENT_TOPICS;
export type EventTopic = (typeof EVENT_TOPICS)[EventTopicGroup][number];

/** Returns the topic that explains an event: its reason, if that is more specific than the event. */
export function eventTopic(code: EventCode, reason: ScanReason | null): EventTopic {
  return reason === null || reason === 'OTHER' ? code : reason;
}

/** The topic that explains each state. */
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
  SENT_ON: 'SENT_ON',
  CANCELLED: 'ORDER_CANCELLED',
  LOST: 'LOST',
};
