import 'server-only';
import { RESET_TOKEN_MINUTES } from '@/lib/market/limits';
import { MINUTE_MS } from '@/lib/time/durations';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { resolveAccountName } from '../users/account-name';
import { checkCode, consumeCode } from '../codes/check-code';
import { findUserByName } from '../users/user-store';
import { insertResetToken } from './reset-token-store';
import { newToken, tokenHash } from '../../platform/token';

/**
 * Exchanges a correct code for a reset token, which is valid for one new password. Throws the errors of `checkCode`.
 */
export const checkResetCode: Verb<'checkResetCode'> = async ({ ctx, input }) => {
  const name = await resolveAccountName(ctx.db, input);
  const codeId = await checkCode(ctx, { purpose: 'RESET', target: name.value }, input);
  const user = await findUserByName(ctx.db, name);
  // The code was guessed. The code for an unknown account is not sent to anyone.
  if (!user) throw new ApiError('verifyCodeWrong', { fields: [{ field: 'verifyCode', message: 'verifyCodeWrong' }] });
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + RESET_TOKEN_MINUTES * MINUTE_MS).toISOString();
  await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    await insertResetToken(trx, { ticket_hash: tokenHash(token), user_id: user.id, expires_at: expiresAt });
  });
  return { ticket: token };
};
