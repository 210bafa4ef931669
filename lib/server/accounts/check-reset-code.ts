import 'server-only';
import { ApiError } from '../platform/errors';
import type { Verb } from '../platform/verb';
import { accountOf } from './account-name';
import { checkCode, consumeCode } from './codes/check-code';
import { findUserByName } from './store';
import { insertTicket } from './tickets/store';
import { newToken, tokenHash } from '../platform/token';

/** Milliseconds to choose the new password in. */
const TICKET_LIFE = 10 * 60_000;

/** Turns a right code into a ticket, good for one new password. */
export const checkResetCode: Verb<'checkResetCode'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  const codeId = await checkCode(ctx, { purpose: 'RESET', target: name.value }, input);
  const user = await findUserByName(ctx.db, name);
  // Guessed, since the code of an unknown account was told to nobody.
  if (!user) throw new ApiError('verifyCodeWrong', { fields: [{ field: 'verifyCode', message: 'verifyCodeWrong' }] });
  const ticket = newToken();
  const expiresAt = new Date(ctx.now().getTime() + TICKET_LIFE).toISOString();
  await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    await insertTicket(trx, { ticket_hash: tokenHash(ticket), user_id: user.id, expires_at: expiresAt });
  });
  return { ticket };
};
