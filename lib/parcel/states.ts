/** The states of an order and its parcel, in the order of a journey (§3 and §4 leave them open; docs/decisions.md#order-and-parcel-states names them). */
export const PARCEL_STATES = [
  'WAITING',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'SIGNED',
  'DELIVERY_FAILED',
  'RETURNED',
  'SHELVED',
  'DESTROYED',
  'CANCELLED',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export function isParcelState(value: string): value is ParcelState {
  return PARCEL_STATES.some((state) => state === value);
}

/** The one transition table: the server moves by it and the buttons ask it. No state is left by a way not listed. */
export const TRANSITIONS: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  WAITING: ['IN_TRANSIT', 'CANCELLED'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['SIGNED', 'DELIVERY_FAILED'],
  DELIVERY_FAILED: ['OUT_FOR_DELIVERY', 'RETURNED'],
  RETURNED: ['SHELVED', 'DESTROYED'],
  SIGNED: [],
  SHELVED: [],
  DESTROYED: [],
  CANCELLED: [],
};

export function canMove(from: ParcelState, to: ParcelState): boolean {
  return TRANSITIONS[from].includes(to);
}

export function isFinal(state: ParcelState): boolean {
  return TRANSITIONS[state].length === 0;
}

export const TRACKING_GROUPS = ['in-transit', 'signed'] as const;
export type TrackingGroup = (typeof TRACKING_GROUPS)[number];

/** §4: the two groups of a tracking answer; everything not signed is in transit. */
export function trackingGroup(state: ParcelState): TrackingGroup {
  return state === 'SIGNED' ? 'signed' : 'in-transit';
}

/**
 * §4: without a choice a returned parcel is destroyed once the last day to decide has passed. Days are 'YYYY-MM-DD' of the
 * receiver's market; `decideBy` is lib/billing's `returnDecisionDeadline` of the notice (10 natural days).
 */
export function undecidedReturnState(decideBy: string, today: string): 'RETURNED' | 'DESTROYED' {
  return today > decideBy ? 'DESTROYED' : 'RETURNED';
}
