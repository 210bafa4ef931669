import 'server-only';
import { checkImageCode } from '../captcha/check-image-code';
import { fieldError } from '../errors';
import type { Verb } from '../verb';
import { accountOf } from './account-name';
import { sendCode } from './codes/send-code';

/** §5: a code is sent for a right image code only. A login by code is for phone numbers (§4: mobile login). */
export const getSmsCode: Verb<'getSmsCode'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  if (input.purpose === 'LOGIN' && name.kind !== 'phone') throw fieldError('account', 'phoneFormat');
  await checkImageCode(ctx, input);
  return sendCode(ctx, input.purpose, name);
};

export const sendResetEmail: Verb<'sendResetEmail'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  await checkImageCode(ctx, input);
  return sendCode(ctx, 'RESET', name);
};
