import 'server-only';
import type { Verb } from '../../platform/verb';
import { readCodeRequest, createFormToken, readSessionToken } from './form-session';

/** Returns the contents of the cookies of forms without scripts. The next call checks if the session has expired. */
export const readFormSession: Verb<'readFormSession'> = async ({ ctx, input }) => {
  const [token, codeRequest] = await Promise.all([
    readSessionToken(ctx, input.session),
    readCodeRequest(ctx, input.asked),
  ]);
  return {
    token: token ?? '',
    formToken: token === null ? '' : await createFormToken(ctx, token),
    asked: codeRequest && { account: codeRequest.phone, isSent: codeRequest.nonce !== '', next: codeRequest.next },
  };
};
