import * as z from 'zod';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { CLAIM_KINDS, MAX_CLAIM_PHOTOS, CLAIM_STATES, MAX_CLAIM_TEXT_LENGTH } from '@/lib/orders/claim-policy';
import { PHOTO_LIMITS } from '@/lib/market/photo-limits';
import { id, isoDate, moneyField, requiredText } from '../fields';

/**
 * Control characters and bidirectional control marks. They become spaces, because an office reads the text. Line ends
 * stay.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const cleanMessage = (typed: string) =>
  typed.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, (mark) => (mark === '\n' ? mark : ' '));

export const claimKind = z.enum(CLAIM_KINDS, { error: 'chooseOne' });
/** Description of the damage or loss. */
export const claimMessage = z
  .string()
  .overwrite(cleanMessage)
  .trim()
  .min(1, 'required')
  .max(MAX_CLAIM_TEXT_LENGTH, 'tooLong');

/** A claim for one parcel. The amount is for the goods. The freight is refunded in addition. */
export const ClaimRequest = z.object({
  /** Id of the order. */
  id,
  waybillNo: requiredText(40),
  kind: claimKind,
  message: claimMessage,
  amount: moneyField.extend({
    currency: z.literal(FEE_CURRENCY, { error: 'invalid' }),
    minor: z.int('invalid').min(1, 'required').max(1e12, 'tooLarge'),
  }),
});

/** Base64 encodes three bytes as four characters. */
const MAX_PHOTO_CHARACTERS = Math.ceil(PHOTO_LIMITS.bytes / 3) * 4;

/** Largest request body that carries a photo, in bytes. */
export const PHOTO_BODY_BYTES = MAX_PHOTO_CHARACTERS + 4096;

const reference = z.string().trim().max(20, 'notFound');

/** A photo for a claim that is not yet decided. The same photo is stored once. */
export const AddClaimPhotoRequest = z.object({
  reference,
  /** The file's bytes in Base64: JPEG, PNG or WebP. */
  content: z
    .string({ error: 'required' })
    .min(1, 'required')
    .max(MAX_PHOTO_CHARACTERS, 'photoUnreadable')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
});

export const ViewClaimPhotoRequest = z.object({
  reference,
  /** Number of the photo in the claim, from 1. */
  number: z.coerce.number('notFound').int('notFound').min(1, 'notFound').max(MAX_CLAIM_PHOTOS, 'notFound'),
});

const ClaimPhoto = z.object({
  /** Number of the photo in the claim, from 1. */
  number: z.int(),
  /** Size in pixels. */
  width: z.int(),
  height: z.int(),
  until: z.iso.datetime(),
  /** False once the photo is deleted, after `until`. */
  kept: z.boolean(),
});
export type ClaimPhoto = z.output<typeof ClaimPhoto>;

const Claim = z.object({
  reference: z.string(),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  /** Amount claimed for the goods. */
  asked: moneyField,
  /** Amount granted; null before the decision, and for a declined claim. */
  granted: moneyField.nullable(),
  /** The office's reason for rejecting the claim or for granting another amount; may be empty. */
  reason: z.string(),
  /** The day by which we decide, in the market of the request that opened the claim. */
  answerBy: isoDate,
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.iso.datetime() })),
  /** Photos that the account added, in their order. Left out if there are none. */
  photos: z.array(ClaimPhoto).optional(),
});
export type Claim = z.output<typeof Claim>;

/** Possible and existing claims of a parcel. */
export const ClaimView = z.object({
  /**
   * Kinds of claim possible now, with the last day in the receiver's country. The day is null for a parcel that has had
   * no scan for too long.
   */
  offers: z.array(z.object({ kind: z.enum(CLAIM_KINDS), until: isoDate.nullable() })),
  cover: z.object({
    freight: moneyField.nullable(),
    /** Highest amount for the goods. */
    goods: moneyField,
    isProtected: z.boolean(),
  }),
  /** The latest claim. */
  made: Claim.nullable(),
});
export type ClaimView = z.output<typeof ClaimView>;
