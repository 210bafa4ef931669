/**
 * States of an order and its parcels, in the order of a journey. §3 and §4 leave them open;
 * docs/decisions/states.md names them.
 */
export const PARCEL_STATES = [
  'WAITING',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'SIGNED',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'RETURNED',
  'SHELVED',
  'DESTROYED',
  'SENT_ON',
  'CANCELLED',
  'LOST',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** States in which a parcel needs its sender: a choice, or a correct address. */
export const ATTENTION_STATES = ['RETURNED', 'DELIVERY_FAILED'] as const satisfies readonly ParcelState[];

export function isParcelState(value: string): value is ParcelState {
  return PARCEL_STATES.some((state) => state === value);
}

/** The one transition table, used by the server and the buttons. Only the listed transitions are possible. */
export const TRANSITIONS: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  WAITING: ['IN_TRANSIT', 'CANCELLED'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'LOST'],
  OUT_FOR_DELIVERY: ['SIGNED', 'DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'LOST'],
  DELIVERY_FAILED: ['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'RETURNED', 'LOST'],
  READY_FOR_COLLECTION: ['SIGNED', 'RETURNED', 'LOST'],
  RETURNED: ['SHELVED', 'DESTROYED', 'SENT_ON', 'LOST'],
  SIGNED: [],
  SHELVED: [],
  DESTROYED: [],
  SENT_ON: [],
  CANCELLED: [],
  LOST: [],
};

export function canMove(from: ParcelState, to: ParcelState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States that a parcel passes but its carrier may not report. */
const UNREPORTED_PATHS: readonly ParcelState[][] = [
  [],
  ['IN_TRANSIT'],
  ['OUT_FOR_DELIVERY'],
  ['IN_TRANSIT', 'OUT_FOR_DELIVERY'],
];

/** Returns the unreported states that are certain between two states, or null if there is no such path. */
export function impliedStates(from: ParcelState, to: ParcelState): readonly ParcelState[] | null {
  const isLegal = (states: readonly ParcelState[]) =>
    states.every((state, index) => index === 0 || canMove(states[index - 1]!, state));
  return UNREPORTED_PATHS.find((between) => isLegal([from, ...between, to])) ?? null;
}

export function isFinal(state: ParcelState): boolean {
  return TRANSITIONS[state].length === 0;
}

export const TRACKING_GROUPS = ['in-transit', 'signed', 'ended'] as const;
export type TrackingGroup = (typeof TRACKING_GROUPS)[number];

const ENDED_STATES: readonly ParcelState[] = ['CANCELLED', 'RETURNED', 'SHELVED', 'DESTROYED', 'SENT_ON', 'LOST'];

/** Returns the group in a tracking response: under way, signed, or ended (will no longer reach its receiver; §4). */
export function trackingGroup(state: ParcelState): TrackingGroup {
  if (state === 'SIGNED') return 'signed';
  return ENDED_STATES.includes(state) ? 'ended' : 'in-transit';
}

/**
 * Returns the state of a returned parcel without a choice (§4). It is destroyed after the last day to decide. Days are
 * 'YYYY-MM-DD' in the receiver's market. `decideBy`: lib/billing's `returnDecisionDeadline` of the notice (10 natural
 * days).
 */
export function undecidedReturnState(decideBy: string, today: string): 'RETURNED' | 'DESTROYED' {
  return today > decideBy ? 'DESTROYED' : 'RETURNED';
}
