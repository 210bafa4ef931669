import * as z from 'zod';
import { INSTRUCTION_KINDS } from '@/lib/orders/receiver-policy';
import { SCAN_REASONS } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES, TRACKING_GROUPS } from '@/lib/parcel/states';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { DeliveryView } from '../quotes/expected-day';
import { countryCode, isoDate, moneyField } from '../fields';
import { ImportNoteView } from '../quotes/import-charges';
import { RouteView } from './route';

const number = z.string().trim().min(1, 'waybillMissing').max(60, 'tooLong');
const numbers = z.array(number).min(1, 'waybillMissing').max(MAX_TRACKED_NUMBERS, 'tooManyWaybills');

/** Waybill numbers. An order number (tradeNo) returns all of its waybills. */
export const TrackRequest = z.object({ waybillNos: numbers });
/**
 * Mall numbers are order numbers: ours (tradeNo), and the shop's own (shopOrderNo) for the account that placed the
 * orders. Waybill numbers are accepted too.
 */
export const MallTrackRequest = z.object({ mallNos: numbers });
export const MallTrackQuery = z.object({
  mallNos: z
    .string()
    .transform((list) => list.split(','))
    .pipe(numbers),
});
export const TrackDetailsQuery = z.object({
  waybillNo: number,
  /** Last four digits of the receiver's phone: unlocks names and addresses. */
  phoneTail: z
    .string()
    .regex(/^\d{4}$/, 'phoneTailFormat')
    .optional(),
});

/** Meaning of an event, in the request's language. §7 does not have it, so a gateway may leave it out. */
export const EventMeaning = z.object({
  /** Anchor on the help page of events. */
  topic: z.string(),
  text: z.string(),
  next: z.string(),
  /** Next step for the sender. `receiver`: next step for the receiver. */
  sender: z.string(),
  receiver: z.string(),
  /** Sentence about the days without news after which to contact us. */
  whenToContact: z.string(),
  /** The former name of `whenToContact`, with the same text. Removed after 2027-05-29. */
  worry: z.string().meta({ deprecated: true }),
});
export type EventMeaning = z.infer<typeof EventMeaning>;

export const TrackEventView = z.object({
  code: z.string(),
  /** Reason for a failed delivery, or for a wait at customs. */
  reason: z.enum(SCAN_REASONS).optional(),
  /** The sentence for a person, in the request's language. */
  description: z.string(),
  /** Instant in UTC. */
  time: z.iso.datetime(),
  /** IANA zone of the place. */
  timeZone: z.string(),
  /** Place, at city level. */
  place: z.string(),
  countryCode: countryCode.nullable(),
  /** Set on the newest event only. */
  meaning: EventMeaning.optional(),
});
export type TrackEventView = z.infer<typeof TrackEventView>;

/** A paid redelivery (§4, §9). The receiver pays at the door. The sender pays for a returned parcel. */
export const RedeliveryView = z.object({
  waybillNo: z.string(),
  /** The first delivery is number 1. */
  attempt: z.int(),
  /** Day in the receiver's country. */
  on: isoDate,
  amount: moneyField,
  payer: z.enum(['sender', 'receiver']),
  /** The sentence for a person, in the request's language. */
  description: z.string(),
});
export type RedeliveryView = z.infer<typeof RedeliveryView>;

/** An instruction from the receiver. Everyone sees day and site. Names and notes need access to the whole record. */
export const InstructionView = z.object({
  kind: z.enum(INSTRUCTION_KINDS),
  at: z.iso.datetime(),
  /** The sentence for a person, in the request's language. */
  text: z.string(),
});
export type InstructionView = z.infer<typeof InstructionView>;

export const TrackView = z.object({
  waybillNo: z.string(),
  /** The order number in the query: ours or the shop's own. Left out if the query used the waybill number. */
  mallNo: z.string().optional(),
  state: z.enum(PARCEL_STATES),
  group: z.enum(TRACKING_GROUPS),
  service: z.string(),
  senderCountry: countryCode,
  receiverCountry: countryCode,
  /** Name of the receiver's city, in the request's language. */
  destination: z.string(),
  /** Left out within one hub's area. A gateway may leave it out. */
  route: RouteView.optional(),
  /** Masked unless unlocked: "A*** B." */
  receiverName: z.string(),
  /** Waybill under which a returned parcel was sent on to another receiver. Left out for other parcels. */
  sentOnAs: z.string().optional(),
  /** Waybill of the returned parcel that an order took over. Left out for other parcels. */
  sentOnFrom: z.string().optional(),
  /** Newest first. */
  events: z.array(TrackEventView),
  /** Left out if no delivery was predicted or the parcel will no longer arrive. */
  delivery: DeliveryView.optional(),
  /** Import charges of a parcel from abroad. A gateway may leave it out. */
  importCharges: ImportNoteView.optional(),
  /** Left out while every delivery was free. */
  redeliveries: z.array(RedeliveryView).optional(),
  /** Left out if there are no instructions, and in a final state. */
  instructions: z.array(InstructionView).optional(),
});
export type TrackView = z.infer<typeof TrackView>;

export const TRACK_FAILURES = ['shape', 'check-digit', 'unknown'] as const;
export const TrackFailure = z.object({
  waybillNo: z.string(),
  reason: z.enum(TRACK_FAILURES),
  message: z.string(),
});
export type TrackFailure = z.infer<typeof TrackFailure>;

export const TrackResponse = z.object({
  inTransit: z.array(TrackView),
  signed: z.array(TrackView),
  /**
   * Parcels that were cancelled, returned, shelved, destroyed, sent on or lost. §7 does not have this group, so a
   * gateway may omit it.
   */
  ended: z.array(TrackView).default([]),
  failed: z.array(TrackFailure),
});
export type TrackResult = z.output<typeof TrackResponse>;

export const TrackDetailsResponse = TrackView.extend({
  unlocked: z.boolean(),
  pieces: z.int(),
  weightKg: z.number(),
  receiver: z.object({ name: z.string(), phone: z.string(), street: z.string(), city: z.string() }).nullable(),
});
