import 'server-only';
import type { Verb } from '../../platform/verb';
import { askedIn, formTokenOf, tokenIn } from './form-session';

/** Returns the contents of the cookies of the simple pages. The session may have expired; the next call checks that. */
export const readFormSession: Verb<'readFormSession'> = async ({ ctx, input }) => {
  const [token, asked] = await Promise.all([tokenIn(ctx, input.session), askedIn(ctx, input.asked)]);
  return {
    token: token ?? '',
    formToken: token === null ? '' : await formTokenOf(ctx, token),
    asked: asked && { account: asked.phone, isSent: asked.nonce !== '', next: asked.next },
  };
};
