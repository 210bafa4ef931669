import 'server-only';
import { checkProof } from '../../../accounts/captcha/check-proof';
import { sendWithinLimit } from '../../../accounts/codes/sending-limit';
import type { Verb } from '../../../platform/verb';
import { sendCode } from '../../../accounts/codes/send-code';
import { currentUser } from '../../../accounts/current-user';
import { nameOf } from './reauthenticate';

/**
 * Sends a code to the account's own address or number, for users without a password. It needs no image code, because
 * the user is signed in.
 */
export const sendCloseCode: Verb<'sendCloseCode'> = async ({ ctx, input }) => {
  const name = nameOf(await currentUser(ctx));
  const proven = await checkProof(ctx, input.proof);
  return sendWithinLimit(ctx, { proven, inWords: false, to: name }, () => sendCode(ctx, 'CLOSE', name));
};
