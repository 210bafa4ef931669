import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { resolveMarketPhone } from '../../places/dictionaries/phone-number';
import { fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { resolveAccountName, type AccountName } from '../users/account-name';
import { checkCode, consumeCode } from '../codes/check-code';
import { newUserRow, storeNewUser } from '../users/create-user';
import { hashOwner, hashPassword } from '../passwords/hash-password';
import { decodeNewPassword } from '../passwords/decode-password';
import { presentUser } from '../users/present-user';
import { openSession } from '../sessions/open-session';

/**
 * Returns the contact number of an email account in E.164 (§3). An account by phone has none. A second number is
 * refused.
 */
async function checkContactPhone(
  ctx: Context,
  name: AccountName,
  { phone, countryCode }: ParsedRequestOf<'register'>,
): Promise<string | null> {
  if (phone === '') return null;
  const number = await resolveMarketPhone(ctx.db, { field: 'phone', typed: phone, country: countryCode });
  if (name.kind === 'email') return number;
  if (number !== name.value) throw fieldError('phone', 'phoneIsAccount');
  return null;
}

/** Creates the account and logs in. The code is used up only if the account is created. */
export const register: Verb<'register'> = async ({ ctx, input }) => {
  const name = await resolveAccountName(ctx.db, input);
  const contactPhone = await checkContactPhone(ctx, name, input);
  const plain = decodeNewPassword(ctx.config, input.password);
  const codeId = await checkCode(ctx, { purpose: 'REGISTER', target: name.value }, input);
  const passwordHash = await hashPassword(plain, hashOwner(ctx, name.value));
  const user = newUserRow(name, passwordHash, { ...input, contactPhone }, ctx.now());
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    await storeNewUser(trx, user);
    const { userAgent, clientAddress } = ctx;
    const { deviceKey } = input;
    return openSession(trx, { userId: user.id, remember: false, userAgent, clientAddress, deviceKey, now: ctx.now() });
  });
  return { accessToken, user: presentUser(user), isNew: true };
};
