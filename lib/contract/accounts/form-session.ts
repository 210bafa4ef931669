import * as z from 'zod';
import { optionalText } from '../fields';

/** Longest cookie that browsers store, in characters. */
const MAX_COOKIE_LENGTH = 4096;

/** The sealed cookies of forms without scripts. Only the service can open them (docs/decisions/without-scripts.md). */
export const FormSessionRequest = z.object({
  session: optionalText(MAX_COOKIE_LENGTH),
  asked: optionalText(MAX_COOKIE_LENGTH),
});

export const FormSessionResponse = z.object({
  /** Token of the session, which may have ended; empty without one. */
  token: z.string(),
  /** Token that each form of the session carries. */
  formToken: z.string(),
  /** Pending code request: the account, whether the code was sent, and the page after the login. Null without one. */
  asked: z.object({ account: z.string(), isSent: z.boolean(), next: z.string() }).nullable(),
});

export const FormDraftRequest = z.object({ key: z.string().regex(/^[0-9a-f]{1,32}$/, 'notFound') });

export const FormDraftResponse = z.object({
  /** Id of the order placed from the draft; empty before the order is placed. */
  orderId: z.string(),
  /** Typed values as JSON, in the format of the release that stored them; empty once the order is placed. */
  data: z.string(),
});
