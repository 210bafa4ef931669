import 'server-only';
import { checkImageCode } from '../captcha/check-image-code';
import type { Verb } from '../verb';
import { accountOf } from './account-name';
import { sendCode } from './codes/send-code';

export const sendResetEmail: Verb<'sendResetEmail'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  await checkImageCode(ctx, input);
  return sendCode(ctx, 'RESET', name);
};
