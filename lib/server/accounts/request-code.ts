import 'server-only';
import type { ResponseOf } from '@/lib/contract/registry';
import { checkImageCode } from './captcha/check-image-code';
import { checkProof } from './captcha/check-proof';
import { sendWithinLimit } from '../captcha/sending-limit';
import type { Context } from '../context';
import type { Verb } from '../platform/verb';
import { accountOf, type AccountName } from './account-name';
import { sendCode } from './codes/send-code';
import type { CodePurpose } from './codes/store';

/** A code under the limits of the proof and the image code that came. A refused proof leaves the image code for the next attempt. */
export async function sendToProven(
  ctx: Context,
  asked: { captchaKey: string; captcha: string; proof: string },
  { purpose, name }: { purpose: CodePurpose; name: AccountName },
): Promise<ResponseOf<'getSmsCode'>> {
  const proven = await checkProof(ctx, asked.proof);
  const { inWords } = await checkImageCode(ctx, asked);
  return sendWithinLimit(ctx, { proven, inWords }, () => sendCode(ctx, purpose, name));
}

/** §5: a code is sent for a right image code only. */
export const getSmsCode: Verb<'getSmsCode'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  return sendToProven(ctx, input, { purpose: input.purpose, name });
};

export const sendResetEmail: Verb<'sendResetEmail'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  return sendToProven(ctx, input, { purpose: 'RESET', name });
};
