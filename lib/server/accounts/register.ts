import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../context';
import { validPhone } from '../dictionaries/phone-number';
import { fieldError } from '../platform/errors';
import type { Verb } from '../platform/verb';
import { accountOf, type AccountName } from './account-name';
import { checkCode, consumeCode } from './codes/check-code';
import { newUserRow, storeNewUser } from './create-user';
import { hashPassword } from './hash-password';
import { newPassword } from './password-transform';
import { userView } from './present';
import { openSession } from './sessions/open-session';

/** §3: how the holder of an e-mail account can be called. An account by number has its number; another beside it is refused. */
async function contactPhoneOf(
  ctx: Context,
  name: AccountName,
  { phone, countryCode }: ParsedRequestOf<'register'>,
): Promise<string | null> {
  if (phone === '') return null;
  const number = await validPhone(ctx.db, phone, countryCode);
  if (!number) throw fieldError('phone', 'phoneFormat');
  if (name.kind === 'email') return number.e164;
  if (number.e164 !== name.value) throw fieldError('phone', 'phoneIsAccount');
  return null;
}

/** Makes the account and logs it in. The code is used up only if the account is made. */
export const register: Verb<'register'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  const contactPhone = await contactPhoneOf(ctx, name, input);
  const plain = newPassword(ctx.config, input.password);
  const codeId = await checkCode(ctx, { purpose: 'REGISTER', target: name.value }, input);
  const passwordHash = await hashPassword(plain);
  const user = newUserRow(name, passwordHash, { ...input, contactPhone }, ctx.now());
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    await storeNewUser(trx, user);
    const { userAgent, clientAddress } = ctx;
    const { deviceKey } = input;
    return openSession(trx, { userId: user.id, remember: false, userAgent, clientAddress, deviceKey, now: ctx.now() });
  });
  return { accessToken, user: userView(user), isNew: true };
};
