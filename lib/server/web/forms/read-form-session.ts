import 'server-only';
import type { Verb } from '../../platform/verb';
import { askedIn, formTokenOf, tokenIn } from '@/lib/server/http/form-session';

/** What the cookies of the simple pages hold; whether the session still lives, the next call says. */
export const readFormSession: Verb<'readFormSession'> = async ({ ctx, input }) => {
  const [token, asked] = await Promise.all([tokenIn(ctx, input.session), askedIn(ctx, input.asked)]);
  return {
    token: token ?? '',
    formToken: token === null ? '' : await formTokenOf(ctx, token),
    asked: asked && { account: asked.phone, isSent: asked.nonce !== '', next: asked.next },
  };
};
