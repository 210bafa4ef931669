import 'server-only';
import { checkProof } from '../../accounts/captcha/check-proof';
import { sendWithinLimit } from '../../captcha/sending-limit';
import type { Verb } from '../../platform/verb';
import { sendCode } from '../../accounts/codes/send-code';
import { currentUser } from '../../accounts/current-user';
import { nameOf } from './reauthenticate';

/** A code to the account's own address or number, for those who have no password; no image code, since they are known. */
export const sendCloseCode: Verb<'sendCloseCode'> = async ({ ctx, input }) => {
  const name = nameOf(await currentUser(ctx));
  const proven = await checkProof(ctx, input.proof);
  return sendWithinLimit(ctx, { proven, inWords: false }, () => sendCode(ctx, 'CLOSE', name));
};
