import 'server-only';
import { userOf } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { wakeWorkers } from '../../messaging/queue/wake';
import { PASSWORD_OF_ACCOUNT } from '../../platform/throttle/policies';
import { resetAttempts, consumeAttempt } from '../../platform/throttle/consume-attempt';
import type { Verb } from '../../platform/verb';
import { loadUser, assertOwnAccount } from '../users/load-user';
import { hashOwner, hashPassword, verifyPassword } from './hash-password';
import { decodeNewPassword, plainPassword } from './decode-password';
import { enqueueAccountAlert } from '../users/account-messages';
import { endSessionsOf } from '../sessions/session-store';
import { replacePassword } from '../users/user-store';

/**
 * Changes the password, which must differ from the old one (§5), and ends every other session. Counts the attempt.
 * Throws `notFound` for another account, `oldPasswordWrong`, `passwordUnchanged`, `tooManyRequests`,
 * `changedMeanwhile`, and the errors of `decodeNewPassword`.
 */
export const updatePassword: Verb<'updatePassword'> = async ({ ctx, input }) => {
  assertOwnAccount(ctx, input.userId);
  const oldPlain = plainPassword(ctx.config, input.oldPassword, 'oldPassword');
  const plain = decodeNewPassword(ctx.config, input.password);
  if (plain === oldPlain) throw fieldError('password', 'passwordUnchanged');

  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, input.userId);
  const user = await loadUser(ctx);
  const owner = hashOwner(ctx, user.id);
  if (!(await verifyPassword(user.password_hash, oldPlain, owner))) throw fieldError('oldPassword', 'oldPasswordWrong');
  const newHash = await hashPassword(plain, owner);
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now().toISOString();
    const replaced = await replacePassword(trx, { id: user.id, from: user.password_hash, to: newHash, at });
    if (!replaced) throw new ApiError('changedMeanwhile');
    await endSessionsOf(trx, user.id, 'password', userOf(ctx).tokenHash);
    await enqueueAccountAlert(ctx, trx, user, 'passwordChanged');
  });
  wakeWorkers(ctx.db);
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
  return { changed: true };
};
