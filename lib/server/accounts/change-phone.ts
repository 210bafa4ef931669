import 'server-only';
import { userOf, type Context } from '../context';
import { isUniqueViolation } from '../platform/db/engine';
import { validPhone } from '../dictionaries/phone-number';
import { ApiError, fieldError } from '../platform/errors';
import { wake } from '../outbox/wake';
import type { Verb } from '../platform/verb';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { AccountName } from './account-name';
import { enqueueNotice } from './account-messages';
import { checkCode, consumeCode } from './codes/check-code';
import { currentUser } from './current-user';
import { checkOwnPassword } from './own-password';
import { userView } from './present';
import { sendToProven } from './request-code';
import { endSessionsOf } from './sessions/store';
import { replacePhone, type UserRow } from './store';
import { deleteTickets } from './tickets/store';

type TypedPhone = Pick<ParsedRequestOf<'changePhone'>, 'phone' | 'countryCode'>;

/** The new number in its one spelling. Throws phoneFormat, or phoneUnchanged for the number the account logs in with. */
async function newNumber(ctx: Context, user: UserRow, { phone, countryCode }: TypedPhone): Promise<AccountName> {
  const number = await validPhone(ctx.db, phone, countryCode);
  if (!number) throw fieldError('phone', 'phoneFormat');
  if (number.e164 === user.phone) throw fieldError('phone', 'phoneUnchanged');
  return { kind: 'phone', value: number.e164 };
}

/**
 * A code to the number that is to be the account's. As at registration, the answer is the same for a number of another
 * account: only its holder is told, by SMS, and gets no code.
 */
export const sendPhoneCode: Verb<'sendPhoneCode'> = async ({ ctx, input }) => {
  const name = await newNumber(ctx, await currentUser(ctx), input);
  return sendToProven(ctx, input, { purpose: 'PHONE', name });
};

async function storePhone(ctx: Context, user: UserRow, phone: string, codeId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    const at = ctx.now().toISOString();
    if (!(await replacePhone(trx, { user, phone, at }))) throw new ApiError('changedMeanwhile');
    // What the old number was told lets nobody in any more.
    await deleteTickets(trx, user.id);
    await endSessionsOf(trx, user.id, 'phone', userOf(ctx).tokenHash);
    await enqueueNotice(ctx, trx, user, 'phoneChanged');
  });
  wake(ctx.db);
}

/**
 * Makes a proven number the one that the account logs in with, beside its e-mail address if it has one. Every other session
 * of the person ends, as with a change of password. Throws oldPasswordWrong where the account has a password.
 */
export const changePhone: Verb<'changePhone'> = async ({ ctx, input }) => {
  const user = await currentUser(ctx);
  const { value: phone } = await newNumber(ctx, user, input);
  if (user.password_hash !== null && input.password === '') throw fieldError('password', 'required');
  if (user.password_hash !== null) await checkOwnPassword(ctx, user, input.password);
  const codeId = await checkCode(ctx, { purpose: 'PHONE', target: phone }, input);
  try {
    await storePhone(ctx, user, phone, codeId);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('accountTaken');
    throw error;
  }
  return userView(await currentUser(ctx));
};
