import * as z from 'zod';
import { optional } from './fields';

/** Characters of a cookie that browsers keep. */
const COOKIE_LENGTH = 4096;

/** The sealed cookies of the simple pages, which the service alone can open (docs/decisions.md#forms-without-scripts). */
export const FormSessionRequest = z.object({ session: optional(COOKIE_LENGTH), asked: optional(COOKIE_LENGTH) });

export const FormSessionResponse = z.object({
  /** Of the session, which may be over; empty for none. */
  token: z.string(),
  /** What each of its forms carries besides. */
  formToken: z.string(),
  /** Of somebody who is asked for a code: to whom it was sent, if it was, and the page after the login. */
  asked: z.object({ account: z.string(), isSent: z.boolean(), next: z.string() }).nullable(),
});

export const FormDraftRequest = z.object({ key: z.string().regex(/^[0-9a-f]{1,32}$/, 'notFound') });

export const FormDraftResponse = z.object({
  /** The order that it became; empty before. */
  orderId: z.string(),
  /** What was typed, as JSON of the release that stored it; empty once it is an order. */
  data: z.string(),
});
