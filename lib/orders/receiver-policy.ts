import type { Party } from '@/lib/parcel/notices';
import { isFinal, type ParcelState } from '@/lib/parcel/states';

/** How somebody showed to be the receiver: by a message's link, by a code sent to them, or by the end of their phone number. */
export const RECEIVER_ACCESS = ['link', 'code', 'tail'] as const;
export type ReceiverAccess = (typeof RECEIVER_ACCESS)[number];

/** What a receiver may ask for: another day, a site, somebody who takes the parcel; a note for the courier. */
export const WISHES = ['day', 'site', 'person', 'note'] as const;
export type Wish = (typeof WISHES)[number];

interface Permission {
  access: readonly ReceiverAccess[];
  states: readonly ParcelState[];
  /** What it ends: two of them cannot both be done. */
  replaces: readonly Wish[];
}

const PROVEN = ['link', 'code'] as const;
/** The courier does not have it. */
const BEFORE_DELIVERY = ['WAITING', 'IN_TRANSIT', 'DELIVERY_FAILED'] as const;

/**
 * docs/decisions.md#choices-of-the-receiver: what a receiver may wish, shown to be one in these ways, in these states. A
 * parcel that is out for delivery takes a note alone; one that waits to be collected or is delivered, nothing.
 */
export const RECEIVER_POLICY = {
  day: { access: PROVEN, states: BEFORE_DELIVERY, replaces: ['day', 'site'] },
  site: { access: PROVEN, states: BEFORE_DELIVERY, replaces: ['site', 'day', 'person'] },
  person: { access: PROVEN, states: BEFORE_DELIVERY, replaces: ['person', 'site'] },
  note: { access: RECEIVER_ACCESS, states: [...BEFORE_DELIVERY, 'OUT_FOR_DELIVERY'], replaces: ['note'] },
} as const satisfies Record<Wish, Permission>;

/** The server's verbs and the page both ask this. */
export function receiverMay(state: ParcelState, access: ReceiverAccess, wish: Wish): boolean {
  const permission: Permission = RECEIVER_POLICY[wish];
  return permission.access.includes(access) && permission.states.includes(state);
}

/** Whether the state allows the wish to somebody. */
export function stateAllows(state: ParcelState, wish: Wish): boolean {
  return RECEIVER_ACCESS.some((access) => receiverMay(state, access, wish));
}

/** Who holds the receiver's own link, or a code sent to them: for the proof of delivery and the code of the handover. */
export function isProvenReceiver({ party, access }: { party: Party; access: ReceiverAccess }): boolean {
  return party === 'receiver' && (PROVEN as readonly ReceiverAccess[]).includes(access);
}

/** Whether the parcel can still be handed over to the receiver. */
export function handsOver(state: ParcelState): boolean {
  return !isFinal(state) && state !== 'RETURNED';
}

export function replacedBy(wish: Wish): readonly Wish[] {
  return RECEIVER_POLICY[wish].replaces;
}

/** What a courier is told beside a receiver's own words. */
export const NOTE_PRESETS = ['CALL_ME', 'CANNOT_HEAR', 'KNOCK_LOUDLY'] as const;

/** Characters. */
export const NOTE_LENGTH = 200;
export const LANDMARK_LENGTH = 100;
export const PERSON_LENGTH = 80;
