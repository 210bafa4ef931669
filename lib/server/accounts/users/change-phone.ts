import 'server-only';
import { userOf, type Context } from '../../platform/context';
import { isUniqueViolation } from '../../platform/db/engine';
import { resolveMarketPhone } from '../../places/dictionaries/phone-number';
import { ApiError, fieldError } from '../../platform/errors';
import { wakeWorkers } from '../../messaging/queue/wake';
import type { Verb } from '../../platform/verb';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { AccountName } from './account-name';
import { enqueueAccountAlert } from './account-messages';
import { checkCode, consumeCode } from '../codes/check-code';
import { loadUser } from './load-user';
import { checkOwnPassword } from '../passwords/check-own-password';
import { presentUser } from './present-user';
import { sendProvenCode } from '../login/get-sms-code';
import { assertRecentLogin } from '../sessions/assert-recent-login';
import { endSessionsOf } from '../sessions/session-store';
import { replacePhone, type UserRow } from './user-store';
import { deleteResetTokens } from '../passwords/reset-token-store';

type TypedPhone = Pick<ParsedRequestOf<'changePhone'>, 'phone' | 'countryCode'>;

/**
 * Returns the new number in E.164. Throws its fault, or `phoneUnchanged` for the number that the account logs in with.
 */
async function checkNewNumber(ctx: Context, user: UserRow, { phone, countryCode }: TypedPhone): Promise<AccountName> {
  const value = await resolveMarketPhone(ctx.db, { field: 'phone', typed: phone, country: countryCode });
  if (value === user.phone) throw fieldError('phone', 'phoneUnchanged');
  return { kind: 'phone', value };
}

/**
 * Sends a code to the new number. As at registration, the response is the same if the number belongs to another
 * account. In that case only its holder is notified by SMS and gets no code.
 */
export const sendPhoneCode: Verb<'sendPhoneCode'> = async ({ ctx, input }) => {
  const user = await loadUser(ctx);
  const name = await checkNewNumber(ctx, user, input);
  if (user.password_hash === null) await assertRecentLogin(ctx);
  return sendProvenCode(ctx, input, { purpose: 'PHONE', name });
};

async function storePhone(ctx: Context, user: UserRow, phone: string, codeId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    const at = ctx.now().toISOString();
    if (!(await replacePhone(trx, { user, phone, at }))) throw new ApiError('changedMeanwhile');
    // Reset tokens that were requested with the old number are no longer valid.
    await deleteResetTokens(trx, user.id);
    await endSessionsOf(trx, user.id, 'phone', userOf(ctx).tokenHash);
    await enqueueAccountAlert(ctx, trx, user, 'phoneChanged');
  });
  wakeWorkers(ctx.db);
}

/**
 * Sets a proven number as the login name, beside the email address if there is one. Ends every other session of the
 * person, as a change of password does. Throws `oldPasswordWrong` if the account has a password and it does not match,
 * and `loginNotRecent` without one. Also throws `accountTaken`, `changedMeanwhile` and the errors of `checkCode`.
 */
export const changePhone: Verb<'changePhone'> = async ({ ctx, input }) => {
  const user = await loadUser(ctx);
  const { value: phone } = await checkNewNumber(ctx, user, input);
  if (user.password_hash === null) await assertRecentLogin(ctx);
  else if (input.password === '') throw fieldError('password', 'required');
  else await checkOwnPassword(ctx, user, input.password);
  const codeId = await checkCode(ctx, { purpose: 'PHONE', target: phone }, input);
  try {
    await storePhone(ctx, user, phone, codeId);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('accountTaken');
    throw error;
  }
  return presentUser(await loadUser(ctx));
};
