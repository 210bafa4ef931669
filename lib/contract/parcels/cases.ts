import * as z from 'zod';
import { CASE_STATES, MAX_CASE_TEXT_LENGTH } from '@/lib/orders/case-policy';
import { isoDate, onOneLine } from '../fields';

/** A receiver's complaint about a failed delivery attempt, as receiver and sender see it. */
export const CaseView = z.object({
  reference: z.string(),
  /** Time of the attempt. */
  attemptAt: z.iso.datetime(),
  state: z.enum(CASE_STATES),
  /** The last day for our answer, in the receiver's country. */
  answerBy: isoDate,
  /** The office's answer, as it wrote it. Empty until the office has answered. */
  answer: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  /** Authority to which the receiver can turn. Null if the market has none. */
  regulator: z.object({ name: z.string(), url: z.string() }).nullable(),
});
export type CaseView = z.output<typeof CaseView>;

/** A failed attempt that the receiver may dispute until a time. */
export const DisputeOffer = z.object({ attemptAt: z.iso.datetime(), until: z.iso.datetime() });
export type DisputeOffer = z.output<typeof DisputeOffer>;

export const DisputeAttemptRequest = z.object({
  /** Link token. An unknown token gets the same answer as an expired one. */
  token: z.string().max(64, 'linkEnded'),
  /** The attempt's time, as `dispute.attemptAt` of the parcel. */
  attemptAt: z.iso.datetime('malformed'),
  /** The receiver's own words for the office. */
  text: z.string().overwrite(onOneLine).max(MAX_CASE_TEXT_LENGTH, 'tooLong').default(''),
});
