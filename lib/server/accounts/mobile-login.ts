import 'server-only';
import type { Queryable } from '../db/open';
import { fieldError } from '../platform/errors';
import type { Verb } from '../platform/verb';
import { readAccountName, type AccountName } from './account-name';
import { checkCode, consumeCode } from './codes/check-code';
import { newUserRow, type NewUserProfile } from './create-user';
import { userView } from './present';
import { openSession } from './sessions/open-session';
import { findUserByName, insertUserOnce, type UserRow } from './store';

async function findOrCreate(
  db: Queryable,
  name: AccountName,
  profile: NewUserProfile,
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const known = await findUserByName(db, name);
  if (known) return { user: known, isNew: false };
  const row = newUserRow(name, null, profile, now);
  if (await insertUserOnce(db, row)) return { user: row, isNew: true };
  const faster = await findUserByName(db, name);
  if (!faster) throw new Error('an account that blocks a new one cannot be found');
  return { user: faster, isNew: false };
}

/** §4: a new number, or address, makes an account, whose owner is then asked to set a password. */
export const mobileLogin: Verb<'mobileLogin'> = async ({ ctx, input }) => {
  const name = await readAccountName(ctx.db, input.phone, input.countryCode);
  if (!name) throw fieldError('phone', input.phone.includes('@') ? 'emailFormat' : 'phoneFormat');
  const codeId = await checkCode(ctx, { purpose: 'LOGIN', target: name.value }, input);
  return ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    const { user, isNew } = await findOrCreate(trx, name, input, ctx.now());
    const accessToken = await openSession(trx, {
      userId: user.id,
      remember: input.rememberMe,
      userAgent: ctx.userAgent,
      clientAddress: ctx.clientAddress,
      deviceKey: input.deviceKey,
      now: ctx.now(),
    });
    return { accessToken, user: userView(user), isNew };
  });
};
