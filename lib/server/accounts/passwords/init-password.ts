import 'server-only';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { loadUser } from '../users/load-user';
import { hashOwner, hashPassword } from './hash-password';
import { decodeNewPassword } from './decode-password';
import { presentUser } from '../users/present-user';
import { assertRecentLogin } from '../sessions/assert-recent-login';
import { endSessionsOf } from '../sessions/session-store';
import { replacePassword } from '../users/user-store';

const alreadySet = () => new ApiError('conflict', { fields: [{ field: 'password', message: 'passwordAlreadySet' }] });

/**
 * Sets the first password of an account that a mobile login created (§4), and ends every other session. Throws
 * `conflict` if the account has a password, `loginNotRecent`, and the errors of `decodeNewPassword`.
 */
export const initPassword: Verb<'initPassword'> = async ({ ctx, input }) => {
  const plain = decodeNewPassword(ctx.config, input.password);
  const user = await loadUser(ctx);
  if (user.password_hash !== null) throw alreadySet();
  await assertRecentLogin(ctx);
  const passwordHash = await hashPassword(plain, hashOwner(ctx, user.id));
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now().toISOString();
    if (!(await replacePassword(trx, { id: user.id, from: null, to: passwordHash, at }))) throw alreadySet();
    await endSessionsOf(trx, user.id, 'password', userOf(ctx).tokenHash);
  });
  return presentUser({ ...user, password_hash: passwordHash });
};
