import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { ORDER_KINDS } from '@/lib/orders/choices';
import {
  MAX_LANDMARK_LENGTH,
  MAX_NOTE_LENGTH,
  NOTE_PRESETS,
  MAX_PERSON_LENGTH,
  RECEIVER_ACCESS,
  INSTRUCTION_KINDS,
} from '@/lib/orders/receiver-policy';
import { codeNonce, countryCode, isoDate, moneyField, verifyCode, onOneLine } from '../fields';
import { AttemptView } from './attempts';
import { CaseView, DisputeOffer } from './cases';
import { ProofView } from './proofs';
import { DetailsOfLink } from './receiver-details';
import { returnChoice, ReturnView } from './returns';
import { siteCode } from '../places/sites';
import { InstructionView, TrackView } from '../tracking/tracking';

const typedInstructionText = (max: number) => z.string().overwrite(onOneLine).max(max, 'tooLong').default('');

export const Instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('refuse') }),
  z.object({ kind: z.literal('day'), day: isoDate }),
  z.object({ kind: z.literal('site'), siteCode }),
  z
    .object({
      kind: z.literal('person'),
      place: z.enum(['person', 'reception'], { error: 'chooseOne' }),
      name: typedInstructionText(MAX_PERSON_LENGTH),
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
      landmark: typedInstructionText(MAX_LANDMARK_LENGTH),
      text: typedInstructionText(MAX_NOTE_LENGTH),
    })
    .refine(({ presets, landmark, text }) => presets.length > 0 || landmark !== '' || text !== '', {
      path: ['text'],
      message: 'required',
    }),
]);
export type Instruction = z.output<typeof Instruction>;

/** Link token. An unknown token gets the same answer as an expired one. */
export const linkToken = z.string().max(64, 'linkEnded');
const token = linkToken;

export const ParcelLinkRequest = z.object({ token });

export const ChooseReturnByLinkRequest = z.object({ token, choice: returnChoice });

export const OfferedSite = z.object({
  siteCode: z.string(),
  name: z.string(),
  address: z.string(),
  /** Distance from the receiver's city in km; null if its coordinates are unknown. */
  km: z.number().nullable(),
});
export type OfferedSite = z.output<typeof OfferedSite>;

export const StopMessagesRequest = z.object({
  token,
  /** False turns the messages on again. */
  stop: z.boolean(),
});

/** A parcel as its receiver or sender sees it through a link. Texts are in the request's language. */
export const ParcelOfLink = z.object({
  /** Country of the person's page. */
  countryCode,
  language: z.enum(LANGUAGES),
  party: z.enum(['receiver', 'sender']),
  access: z.enum(RECEIVER_ACCESS),
  track: TrackView,
  senderName: z.string(),
  receiverName: z.string(),
  address: z.string(),
  /** Contents of each piece, as the sender declared them. */
  goods: z.array(z.string()),
  /** Cash on delivery, in addition to the redeliveries of `track`. */
  cashOnDelivery: moneyField.nullable(),
  /** Choices available now; empty for a sender. */
  may: z.array(z.enum(INSTRUCTION_KINDS)),
  /** Further choices available after a code sent to the receiver. */
  withCode: z.array(z.enum(INSTRUCTION_KINDS)),
  days: z.array(isoDate),
  sites: z.array(OfferedSite),
  /** For a sender's link: the order, whose page needs a login. */
  order: z.object({ id: z.string(), kind: z.enum(ORDER_KINDS) }).optional(),
  /** Left out unless the parcel was returned. */
  returned: ReturnView.optional(),
  /** Delivery code. Only for a receiver with a message's link or a code, until the parcel is delivered or returned. */
  handoverCode: z.string().optional(),
  /** Left out until delivery, and for anyone but a receiver with a message's link or a code. */
  proof: ProofView.optional(),
  /** Evidence of failed attempts, oldest first. Only for a receiver with a message's link or a code. */
  attempts: z.array(AttemptView).optional(),
  /** The failed attempt that the receiver may dispute now. */
  dispute: DisputeOffer.optional(),
  /** Complaints about failed attempts, oldest first. Left out if there are none, for four digits and passed links. */
  cases: z.array(CaseView).optional(),
  /**
   * The receiver's form for details. Left out for a sender, for four digits, and after the hand-over if it is complete.
   */
  details: DetailsOfLink.optional(),
  /** True if the person stopped messages about the order. */
  messagesStopped: z.boolean(),
  /** Changes with each instruction except a note. giveInstruction requires it. */
  version: z.int(),
  /** Masked addresses to which a code can be sent. */
  reach: z.array(z.object({ channel: z.enum(['sms', 'mail']), masked: z.string() })),
});
export type ParcelOfLink = z.output<typeof ParcelOfLink>;

export const OpenParcelRequest = z.object({
  waybillNo: z.string().trim().min(1, 'waybillMissing').max(60, 'tooLong'),
  /** Last four digits of the receiver's phone. */
  phoneTail: z.string().regex(/^\d{4}$/, 'phoneTailFormat'),
});
/** `token` is valid for one hour. It can read the parcel and leave a note. */
export const OpenParcelResponse = z.object({ token: z.string() });

export const GiveInstructionRequest = z.object({
  token,
  /** `version` of the parcel as it was read. Ignored for a note: the last one counts. */
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
