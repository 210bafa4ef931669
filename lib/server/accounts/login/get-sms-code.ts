import 'server-only';
import type { ResponseOf } from '@/lib/contract/registry';
import { checkImageCode } from '../captcha/check-image-code';
import { checkProof } from '../captcha/check-proof';
import { sendWithinLimit } from '../codes/sending-limit';
import type { Context } from '../../platform/context';
import type { Verb } from '../../platform/verb';
import { resolveAccountName, type AccountName } from '../users/account-name';
import { sendCode } from '../codes/send-code';
import type { CodePurpose } from '../codes/code-store';

/**
 * Sends a code under the limit that fits the given proof and image code. A refused proof does not use up the image
 * code.
 */
export async function sendProvenCode(
  ctx: Context,
  captchaAnswer: { captchaKey: string; captcha: string; proof: string },
  { purpose, name }: { purpose: CodePurpose; name: AccountName },
): Promise<ResponseOf<'getSmsCode'>> {
  const isProven = await checkProof(ctx, captchaAnswer.proof);
  const { isInWords } = await checkImageCode(ctx, captchaAnswer);
  return sendWithinLimit(ctx, { isProven, isInWords, to: name }, () => sendCode(ctx, purpose, name));
}

/** Sends a code (§5). It requires a correct image code. */
export const getSmsCode: Verb<'getSmsCode'> = async ({ ctx, input }) => {
  const name = await resolveAccountName(ctx.db, input);
  return sendProvenCode(ctx, input, { purpose: input.purpose, name });
};

export const sendResetEmail: Verb<'sendResetEmail'> = async ({ ctx, input }) => {
  const name = await resolveAccountName(ctx.db, input);
  return sendProvenCode(ctx, input, { purpose: 'RESET', name });
};
