import 'server-only';
import type { Verb } from '../verb';
import { accountOf } from './account-name';
import { checkCode, consumeCode } from './codes/check-code';
import { newUserRow, storeNewUser } from './create-user';
import { hashPassword } from './hash-password';
import { newPassword } from './password-transform';
import { userView } from './present';
import { openSession } from './sessions/open-session';

/** Makes the account and logs it in. The code is used up only if the account is made. */
export const register: Verb<'register'> = async ({ ctx, input }) => {
  const name = await accountOf(ctx.db, input);
  const plain = newPassword(ctx.config, input.password);
  const codeId = await checkCode(ctx, { purpose: 'REGISTER', target: name.value }, input);
  const user = newUserRow(name, await hashPassword(plain), input, ctx.now());
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    await storeNewUser(trx, user);
    const { userAgent, clientAddress } = ctx;
    return openSession(trx, { userId: user.id, remember: false, userAgent, clientAddress, now: ctx.now() });
  });
  return { accessToken, user: userView(user), isNew: true };
};
