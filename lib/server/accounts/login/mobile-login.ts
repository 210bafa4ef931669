import 'server-only';
import type { Queryable } from '../../platform/db/open';
import { fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { resolveAccountName, type AccountName } from '../users/account-name';
import { checkCode, consumeCode } from '../codes/check-code';
import { newUserRow, type NewUserProfile } from '../users/create-user';
import { presentUser } from '../users/present-user';
import { openSession } from '../sessions/open-session';
import { findUserByName, insertUserOnce, type UserRow } from '../users/user-store';

async function findOrCreateUser(
  db: Queryable,
  name: AccountName,
  profile: NewUserProfile & { agreed: boolean },
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const user = await findUserByName(db, name);
  if (user) return { user: user, isNew: false };
  if (!profile.agreed) throw fieldError('agreed', 'agreementMissing');
  const row = newUserRow(name, null, profile, now);
  if (await insertUserOnce(db, row)) return { user: row, isNew: true };
  const concurrentUser = await findUserByName(db, name);
  if (!concurrentUser) throw new Error('insert of a user failed as a duplicate, but no user has this name');
  return { user: concurrentUser, isNew: false };
}

/**
 * Logs in by code (§4). A new number or address creates an account, and the owner is then asked to set a password.
 * Throws the errors of `checkCode`, and `agreementMissing` on `agreed` for a new account without the terms (§5). The
 * code then stays valid.
 */
export const mobileLogin: Verb<'mobileLogin'> = async ({ ctx, input }) => {
  const name = await resolveAccountName(ctx.db, { account: input.phone, countryCode: input.countryCode }, 'phone');
  const codeId = await checkCode(ctx, { purpose: 'LOGIN', target: name.value }, input);
  return ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    const { user, isNew } = await findOrCreateUser(trx, name, input, ctx.now());
    const accessToken = await openSession(trx, {
      userId: user.id,
      remember: input.rememberMe,
      userAgent: ctx.userAgent,
      clientAddress: ctx.clientAddress,
      deviceKey: input.deviceKey,
      now: ctx.now(),
    });
    return { accessToken, user: presentUser(user), isNew };
  });
};
