import * as z from 'zod';
import { PLAIN_RETURN_CHOICES, RETURN_CHOICES } from '@/lib/orders/return-policy';
import { id, isoDate, requiredText } from '../fields';

/** A returned parcel (§4, §9). */
export const ReturnView = z.object({
  /** The last day to choose, in the receiver's country. */
  decideBy: isoDate,
  /** Choices that the caller has now. */
  choices: z.array(z.enum(RETURN_CHOICES)),
  chosen: z.enum(RETURN_CHOICES).nullable(),
  /** `nobody`: destroyed, because nobody chose in time. */
  chosenBy: z.enum(['sender', 'receiver', 'nobody']).nullable(),
  /** Waybill under which the parcel was sent on. Left out for any other choice. */
  sentOnAs: z.string().optional(),
});
export type ReturnView = z.output<typeof ReturnView>;

export const returnChoice = z.enum(PLAIN_RETURN_CHOICES, { error: 'chooseOne' });

export const ChooseReturnRequest = z.object({
  /** Id of the order. */
  id,
  waybillNo: requiredText(40),
  choice: returnChoice,
});
