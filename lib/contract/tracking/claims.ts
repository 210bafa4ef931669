import * as z from 'zod';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { CLAIM_KINDS, CLAIM_STATES, CLAIM_TEXT_LENGTH } from '@/lib/orders/claim-policy';
import { id, isoDate, money, required } from '../fields';

/** Control characters and bidirectional control marks. They are removed, because an office reads the text. Line ends stay. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const cleaned = (typed: string) =>
  typed.replace(/\r\n?/g, '\n').replace(TURNING, (mark) => (mark === '\n' ? mark : ' '));

export const claimKind = z.enum(CLAIM_KINDS, { error: 'chooseOne' });
/** Description of the damage or loss. */
export const claimMessage = z.string().overwrite(cleaned).trim().min(1, 'required').max(CLAIM_TEXT_LENGTH, 'tooLong');

/** A claim for one parcel. The amount is for the goods; the freight is refunded in addition. */
export const ClaimRequest = z.object({
  /** Id of the order. */
  id,
  waybillNo: required(40),
  kind: claimKind,
  message: claimMessage,
  amount: money.extend({
    currency: z.literal(FEE_CURRENCY, { error: 'invalid' }),
    minor: z.int('invalid').min(1, 'required').max(1e12, 'tooLarge'),
  }),
});

const Claim = z.object({
  reference: z.string(),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  /** Amount claimed for the goods. */
  asked: money,
  /** Amount granted; null before the decision, and for a rejected claim. */
  granted: money.nullable(),
  /** The office's reason for rejecting the claim or for granting another amount; may be empty. */
  reason: z.string(),
  /** The day by which we decide, in the sender's country. */
  answerBy: isoDate,
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.iso.datetime() })),
});
export type Claim = z.output<typeof Claim>;

/** Possible and existing claims of a parcel. */
export const ClaimView = z.object({
  /** Kinds of claim possible now, each with its last day in the receiver's country; the day is null while the parcel only has no scans. */
  offers: z.array(z.object({ kind: z.enum(CLAIM_KINDS), until: isoDate.nullable() })),
  cover: z.object({
    freight: money.nullable(),
    /** Highest amount for the goods. */
    goods: money,
    isProtected: z.boolean(),
  }),
  /** The latest claim. */
  made: Claim.nullable(),
});
export type ClaimView = z.output<typeof ClaimView>;
