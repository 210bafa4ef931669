import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { ORDER_KINDS } from '@/lib/orders/choices';
import {
  LANDMARK_LENGTH,
  NOTE_LENGTH,
  NOTE_PRESETS,
  PERSON_LENGTH,
  RECEIVER_ACCESS,
  WISHES,
} from '@/lib/orders/receiver-policy';
import { codeNonce, countryCode, isoDate, money, verifyCode } from './fields';
import { ProofView } from './proofs';
import { returnChoice, ReturnView } from './returns';
import { siteCode } from './sites';
import { InstructionView, TrackView } from './tracking';

/** Marks that turn the reading direction round, and control characters: a courier reads what the receiver sees. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Words of a person on one line. */
export const onOneLine = (typed: string): string => typed.replace(TURNING, ' ').replace(/\s+/g, ' ').trim();

const words = (max: number) => z.string().overwrite(onOneLine).max(max, 'tooLong').default('');

export const Instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), day: isoDate }),
  z.object({ kind: z.literal('site'), siteCode }),
  z
    .object({
      kind: z.literal('person'),
      place: z.enum(['person', 'reception'], { error: 'chooseOne' }),
      name: words(PERSON_LENGTH),
    })
    .refine(({ place, name }) => place === 'reception' || name !== '', { path: ['name'], message: 'required' }),
  z
    .object({
      kind: z.literal('note'),
      presets: z
        .array(z.enum(NOTE_PRESETS, { error: 'chooseOne' }))
        .max(NOTE_PRESETS.length, 'tooMany')
        .default([])
        .overwrite((presets) => NOTE_PRESETS.filter((preset) => presets.includes(preset))),
      landmark: words(LANDMARK_LENGTH),
      text: words(NOTE_LENGTH),
    })
    .refine(({ presets, landmark, text }) => presets.length > 0 || landmark !== '' || text !== '', {
      path: ['text'],
      message: 'required',
    }),
]);
export type Instruction = z.output<typeof Instruction>;

/** Of a link; whatever is none is answered as one that has ended. */
const token = z.string().max(64, 'linkEnded');

export const ParcelLinkRequest = z.object({ token });

export const ChooseReturnByLinkRequest = z.object({ token, choice: returnChoice });

export const OfferedSite = z.object({
  siteCode: z.string(),
  name: z.string(),
  address: z.string(),
  /** From the receiver's city; null where its place on the map is not known. */
  km: z.number().nullable(),
});
export type OfferedSite = z.output<typeof OfferedSite>;

export const StopMessagesRequest = z.object({
  token,
  /** False: they are wanted again. */
  stop: z.boolean(),
});

/** A parcel as its receiver, or its sender, sees it by a link. Texts are in the request's language. */
export const ParcelOfLink = z.object({
  /** Of the person's page. */
  countryCode,
  language: z.enum(LANGUAGES),
  party: z.enum(['receiver', 'sender']),
  access: z.enum(RECEIVER_ACCESS),
  track: TrackView,
  senderName: z.string(),
  receiverName: z.string(),
  address: z.string(),
  /** What each piece holds, as the sender declared it. */
  goods: z.array(z.string()),
  /** Due at the door, beside the redeliveries of `track`. */
  cashOnDelivery: money.nullable(),
  /** What may be chosen now; nothing for a sender. */
  may: z.array(z.enum(WISHES)),
  /** What a code sent to the receiver would allow besides. */
  withCode: z.array(z.enum(WISHES)),
  days: z.array(isoDate),
  sites: z.array(OfferedSite),
  /** A sender's: the page of the order, after logging in. */
  order: z.object({ id: z.string(), kind: z.enum(ORDER_KINDS) }).optional(),
  /** Left out while it did not come back. */
  returned: ReturnView.optional(),
  /** What to tell a courier who asks for it; left out for anybody but the receiver, and once it is handed over. */
  handoverCode: z.string().optional(),
  /** Left out until it is delivered, and for anybody but the receiver. */
  proof: ProofView.optional(),
  /** They want no more messages about the order. */
  messagesStopped: z.boolean(),
  /** Changes with each choice of day, site or person; giveInstruction wants it back. */
  version: z.int(),
  /** Where a code can be sent, masked. */
  reach: z.array(z.object({ channel: z.enum(['sms', 'mail']), masked: z.string() })),
});
export type ParcelOfLink = z.output<typeof ParcelOfLink>;

export const OpenParcelRequest = z.object({
  waybillNo: z.string().trim().min(1, 'waybillMissing').max(60, 'tooLong'),
  /** Last four digits of the receiver's phone. */
  phoneTail: z.string().regex(/^\d{4}$/, 'phoneTailFormat'),
});
/** `token` works as a link's does, for an hour. */
export const OpenParcelResponse = z.object({ token: z.string() });

export const GiveInstructionRequest = z.object({
  token,
  /** As it was read. Of a note it does not matter: the last one counts. */
  version: z.int(),
  instruction: Instruction,
});
export const GiveInstructionResponse = z.object({ version: z.int(), instructions: z.array(InstructionView) });

export const ReceiverCodeRequest = z.object({ token, channel: z.enum(['sms', 'mail'], { error: 'chooseOne' }) });

export const ProveReceiverRequest = z.object({
  token,
  channel: z.enum(['sms', 'mail'], { error: 'chooseOne' }),
  verifyCode,
  nonce: codeNonce,
});
