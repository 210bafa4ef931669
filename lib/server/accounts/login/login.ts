import 'server-only';
import { account } from '@/lib/contract/fields';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { readAccountName } from '../users/account-name';
import { hashOwner, verifyPassword } from '../passwords/hash-password';
import { consumePasswordGuess, refundGuess } from '../passwords/password-guess';
import { plainPassword } from '../passwords/decode-password';
import { presentUser } from '../users/present-user';
import { openSession } from '../sessions/open-session';
import { findUserByName, lockUserWithPassword, type UserRow } from '../users/user-store';

/** Finds the account of a typed name. `user` is null for an unknown account. Its login continues like any other. */
async function findAccount(ctx: Context, userName: string): Promise<{ subject: string; user: UserRow | null }> {
  const typedAccount = account.safeParse(userName);
  if (!typedAccount.success) throw fieldError('userName', 'accountFormat');
  const name = await readAccountName(ctx.db, typedAccount.data, ctx.country);
  if (!name) return { subject: typedAccount.data.toLowerCase(), user: null };
  return { subject: name.value, user: await findUserByName(ctx.db, name) };
}

/** Starts the session and returns its token, or null if the password changed after it was checked. */
function startSession(
  ctx: Context,
  user: UserRow,
  passwordHash: string,
  { rememberMe: remember, deviceKey }: ParsedRequestOf<'login'>,
): Promise<string | null> {
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await lockUserWithPassword(trx, user.id, passwordHash))) return null;
    const { userAgent, clientAddress } = ctx;
    return openSession(trx, { userId: user.id, remember, userAgent, clientAddress, deviceKey, now: ctx.now() });
  });
}

/**
 * Logs in with a password. The response and its time are the same for an unknown account, one without a password and a
 * wrong password.
 */
export const login: Verb<'login'> = async ({ ctx, input }) => {
  const plain = plainPassword(ctx.config, input.password);
  const { subject, user } = await findAccount(ctx, input.userName);
  const guess = await consumePasswordGuess(ctx, { subject, userId: user?.id ?? null, deviceKey: input.deviceKey });

  const passwordHash = user?.password_hash ?? null;
  const matches = await verifyPassword(passwordHash, plain, hashOwner(ctx, user?.id ?? subject));
  if (!matches || !user || passwordHash === null) throw new ApiError('badCredentials');
  const accessToken = await startSession(ctx, user, passwordHash, input);
  if (accessToken === null) throw new ApiError('badCredentials');

  await refundGuess(ctx, guess);
  return { accessToken, user: presentUser(user), isNew: false };
};
