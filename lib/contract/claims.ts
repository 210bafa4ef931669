import * as z from 'zod';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { CLAIM_KINDS, CLAIM_STATES, CLAIM_TEXT_LENGTH } from '@/lib/orders/claim-policy';
import { id, isoDate, money, required } from './fields';

/** Control characters and marks that turn the reading direction round: an office reads what the sender typed. Line ends stay. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const cleaned = (typed: string) =>
  typed.replace(/\r\n?/g, '\n').replace(TURNING, (mark) => (mark === '\n' ? mark : ' '));

export const claimKind = z.enum(CLAIM_KINDS, { error: 'chooseOne' });
/** What happened. */
export const claimMessage = z.string().overwrite(cleaned).trim().min(1, 'required').max(CLAIM_TEXT_LENGTH, 'tooLong');

/** Compensation for one parcel; the amount is for the goods, the freight is given back beside it. */
export const ClaimRequest = z.object({
  /** The order's. */
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
  /** For the goods. */
  asked: money,
  /** As it was decided; null before, and of a claim that was declined. */
  granted: money.nullable(),
  /** Why it was declined or another amount was granted, as the office wrote it; or empty. */
  reason: z.string(),
  /** The day by which it is answered, in the sender's country. */
  answerBy: isoDate,
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.iso.datetime() })),
});
export type Claim = z.output<typeof Claim>;

/** What can be claimed for a parcel, and what was. */
export const ClaimView = z.object({
  /** What may be claimed now, and until which day in the receiver's country; null while the parcel is only silent. */
  offers: z.array(z.object({ kind: z.enum(CLAIM_KINDS), until: isoDate.nullable() })),
  cover: z.object({
    freight: money.nullable(),
    /** The most for the goods. */
    goods: money,
    isProtected: z.boolean(),
  }),
  /** The latest one. */
  made: Claim.nullable(),
});
export type ClaimView = z.output<typeof ClaimView>;
