import type { EventTopic } from './event-topics';

/**
 * Working days without a newer event after which to contact us. `now`: at once. `never`: no newer event is due.
 * `decision`: no newer event until the sender decides.
 */
export type ContactAfter = number | 'now' | 'never' | 'decision';

/** Our own limit: twice the usual time of the step, in whole working days, unless a line gives another reason. */
export const CONTACT_AFTER: Readonly<Record<EventTopic, ContactAfter>> = {
  // A courier comes on the booked day, or the sender brings the parcel.
  ORDER_PLACED: 2,
  PICKED_UP: 2,
  ORDER_CANCELLED: 'never',
  // The longest time without events, between two countries.
  IN_TRANSIT: 4,
  ARRIVED_HUB: 2,
  // The next event comes from the other end of a leg, which may wait for a flight.
  DEPARTED_HUB: 4,
  FLIGHT_DEPARTED: 3,
  FLIGHT_ARRIVED: 2,
  PARTNER_EVENT: 4,
  CUSTOMS_STARTED: 3,
  // Customs needs a reply: every day without contact is lost.
  CUSTOMS_HELD: 'now',
  DOCUMENTS: 'now',
  DUTY: 'now',
  // The authority needs this time, and we cannot shorten it.
  INSPECTION: 5,
  CUSTOMS_RELEASED: 2,
  ARRIVED_LOCAL_HUB: 2,
  // The courier is back at the station in the evening.
  OUT_FOR_DELIVERY: 1,
  // Nothing happens until the receiver comes. A parcel that is not collected is returned.
  READY_FOR_COLLECTION: 2,
  SIGNED: 'never',
  DELIVERY_FAILED: 2,
  NOBODY_THERE: 2,
  // The next delivery fails too unless somebody contacts us.
  WRONG_ADDRESS: 'now',
  REFUSED: 'now',
  RECEIVER_UNREACHABLE: 'now',
  PAYMENT_NOT_READY: 2,
  CLOSED: 2,
  // Claims need the goods, their packing and their documents in their current condition.
  DAMAGED: 'now',
  LOST: 'now',
  // The days to decide are running.
  RETURNED: 'now',
  SHELVED: 'decision',
  DESTROYED: 'never',
  SENT_ON: 'never',
};
