import type { PartyName } from '@/lib/parcel/notices';
import { isFinal, type ParcelState } from '@/lib/parcel/states';

/**
 * Ways to a parcel's page: the link of a message, a code sent to the receiver, or the last four digits of their phone
 * number. `passed`: a link that the sender passed on. `account`: the sender's login.
 */
export const RECEIVER_ACCESS = ['link', 'code', 'tail', 'passed', 'account'] as const;
export type ReceiverAccess = (typeof RECEIVER_ACCESS)[number];

/**
 * Kinds of instructions of a receiver. They confirm the delivery, choose another day, a site or another person, refuse
 * the parcel, or leave a note for the courier.
 */
export const INSTRUCTION_KINDS = ['ready', 'day', 'site', 'person', 'refuse', 'note'] as const;
export type InstructionKind = (typeof INSTRUCTION_KINDS)[number];

interface Permission {
  access: readonly ReceiverAccess[];
  states: readonly ParcelState[];
  /** Kinds of instructions that this one replaces, because only one of them can be carried out. */
  replaces: readonly InstructionKind[];
}

const PROVEN_ACCESS = ['link', 'code'] as const;
/** States in which the courier does not have the parcel. */
const BEFORE_DELIVERY = ['WAITING', 'IN_TRANSIT', 'DELIVERY_FAILED'] as const;
/** States in which we have the parcel and the courier does not. */
const HANDED_OVER = ['IN_TRANSIT', 'DELIVERY_FAILED'] as const;

/**
 * Instructions of a receiver, by proof and state (docs/decisions/receiver.md). A parcel that is out for delivery
 * accepts only a note. A parcel that waits to be collected, or is delivered, accepts none.
 */
export const RECEIVER_POLICY = {
  ready: { access: PROVEN_ACCESS, states: HANDED_OVER, replaces: ['ready', 'site', 'refuse'] },
  day: { access: PROVEN_ACCESS, states: BEFORE_DELIVERY, replaces: ['day', 'site', 'refuse'] },
  site: { access: PROVEN_ACCESS, states: BEFORE_DELIVERY, replaces: ['site', 'ready', 'day', 'person', 'refuse'] },
  person: { access: PROVEN_ACCESS, states: BEFORE_DELIVERY, replaces: ['person', 'site', 'refuse'] },
  refuse: { access: PROVEN_ACCESS, states: HANDED_OVER, replaces: ['refuse', 'ready', 'day', 'site', 'person'] },
  note: { access: [...PROVEN_ACCESS, 'tail'], states: [...BEFORE_DELIVERY, 'OUT_FOR_DELIVERY'], replaces: ['note'] },
} as const satisfies Record<InstructionKind, Permission>;

/** Returns true if the receiver may give an instruction of this kind. Used by the server's verbs and the page. */
export function receiverMay(state: ParcelState, access: ReceiverAccess, kind: InstructionKind): boolean {
  const permission: Permission = RECEIVER_POLICY[kind];
  return permission.access.includes(access) && permission.states.includes(state);
}

/** Returns true if the state allows the kind with at least one proof. */
export function stateAllowsInstruction(state: ParcelState, kind: InstructionKind): boolean {
  return RECEIVER_ACCESS.some((access) => receiverMay(state, access, kind));
}

/**
 * Returns true for the receiver's own link or a code sent to them. Required for the proof of delivery and the delivery
 * code.
 */
export function isProvenReceiver({ party, access }: { party: PartyName; access: ReceiverAccess }): boolean {
  return party === 'receiver' && (PROVEN_ACCESS as readonly ReceiverAccess[]).includes(access);
}

/**
 * Returns true for access that only the party itself has. A passed link and the four digits may be known to the sender
 * too.
 */
export const isProvenAccess = (access: ReceiverAccess): boolean =>
  access === 'account' || (PROVEN_ACCESS as readonly ReceiverAccess[]).includes(access);

/** Returns true if this access may give the receiver's details: not the four digits, which many people know. */
export const mayGiveDetails = (access: ReceiverAccess): boolean => access !== 'tail';

/** Returns true if the parcel can still be delivered to the receiver. */
export function mayBeDelivered(state: ParcelState): boolean {
  return !isFinal(state) && state !== 'RETURNED';
}

export function kindsReplacedBy(kind: InstructionKind): readonly InstructionKind[] {
  return RECEIVER_POLICY[kind].replaces;
}

/** Notes for a courier beside the receiver's own words. */
export const NOTE_PRESETS = ['CALL_ME', 'CANNOT_HEAR', 'KNOCK_LOUDLY'] as const;

/** Limits in characters. */
export const MAX_NOTE_LENGTH = 200;
export const MAX_LANDMARK_LENGTH = 100;
export const MAX_PERSON_LENGTH = 80;
